import type { Entity } from '../contract/defineEntity';
import { type Client, createClient } from './createClient';
import type { Exchange } from './Exchange';
import { knownCalls } from './knownCalls';
import { createProbe, type Probe } from './Probe';
import { Broken, type Level, type Rule, type RuleGroup, Unproven, WRITTEN } from './Rule';
import { ruleGroups } from './ruleGroups';
import { createSecrets, type Secrets } from './Secrets';
import { removeMade } from './scratch';

export interface ConformanceOptions {
  /** Address of the back end, without `/api/`. */
  url: string;
  username: string;
  password: string;
  level: Level;
  /** Also creates, changes and deletes records, which are removed again. */
  writes?: boolean;
  /** Runs only rules whose `group/id` contains one of these texts. */
  only?: readonly string[];
  fetch?: typeof fetch;
  /** Ends the run after the current call. Records created so far are removed all the same. */
  signal?: AbortSignal;
  /** Called with each result. */
  onResult?: (result: Result) => void;
}

/** The result of one rule. It contains no secrets. */
export interface Result {
  group: string;
  rule: Pick<Rule, 'id' | 'says' | 'where' | 'level'>;
  outcome: 'passed' | 'failed' | 'unproven';
  /** Why it failed or was inconclusive. */
  reason?: string;
  exchange?: ShownExchange;
  /** Milliseconds. */
  duration: number;
}

/** Request and response as texts. */
export interface ShownExchange {
  request: string;
  answer: string;
}

export interface Report {
  level: Level;
  url: string;
  results: Result[];
  /** Records that could not be removed: `elderlyType 17`. */
  left: string[];
  /** Whether the run was aborted. */
  interrupted: boolean;
}

/** Checks every rule of a level, one after another, and removes the records that they created. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, username, password, level, writes = false, only = [], fetch, signal, onResult } = options;
  const secrets = createSecrets([password]);
  const made = new Map<string, { entity: Entity; id: number }>();
  const client = createClient({ url, secrets, fetch, signal });
  const calls = knownCalls(level);
  const probe = createProbe({ client, level, calls, username, password, made });
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    onResult?.(result);
  };
  try {
    const signIn = await attempt({ probe, client, secrets, group: 'auth', rule: signInRule(client) });
    if (signIn.outcome === 'failed') tell(signIn);
    else {
      for (const [group, rule] of chosen(ruleGroups(calls), { level, writes, only })) {
        if (signal?.aborted) break;
        tell(await attempt({ probe, client, secrets, group, rule }));
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  const interrupted = signal?.aborted === true;
  // The client of an interrupted run sends no further requests.
  const cleaner = interrupted ? createClient({ url, secrets, fetch }) : client;
  const left = await clean(createProbe({ client: cleaner, level, calls, username, password, made }), cleaner, made);
  return { level, url, results, left, interrupted };
}

/** The other rules need a session. */
const signInRule = (client: Client): Rule => ({
  id: 'sign-in',
  says: 'the account that was named can sign in',
  where: WRITTEN.sessions,
  level: 'spec',
  check: async (probe) => client.setToken(await probe.signIn()),
});

function* chosen(
  groups: readonly RuleGroup[],
  { level, writes, only }: { level: Level; writes: boolean; only: readonly string[] },
): Generator<[string, Rule]> {
  for (const { name, rules } of groups) {
    for (const rule of rules) {
      if (rule.level === 'extended' && level === 'spec') continue;
      if (rule.writes && !writes) continue;
      if (only.length > 0 && !only.some((text) => `${name}/${rule.id}`.includes(text))) continue;
      yield [name, rule];
    }
  }
}

interface Attempt {
  probe: Probe;
  client: Client;
  secrets: Secrets;
  group: string;
  rule: Rule;
}

async function attempt({ probe, client, secrets, group, rule }: Attempt): Promise<Result> {
  const { id, says, where, level } = rule;
  const start = performance.now();
  const result = (outcome: Result['outcome'], more: Partial<Result> = {}): Result => ({
    group,
    rule: { id, says, where, level },
    outcome,
    duration: performance.now() - start,
    ...more,
  });
  try {
    await rule.check(probe);
    return result('passed');
  } catch (error) {
    if (error instanceof Unproven) return result('unproven', { reason: error.message });
    if (!(error instanceof Broken)) throw error;
    const last = client.last();
    return result('failed', { reason: secrets.hide(error.message), ...(last && { exchange: shown(last, secrets) }) });
  }
}

/** Characters of a body that the report shows. */
const SHOWN = 2_000;

function shown({ request, answer }: Exchange, secrets: Secrets): ShownExchange {
  const lines = (headers: Iterable<readonly [string, string]>) =>
    [...headers].map(([name, value]) => `${name}: ${value}`);
  const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text);
  const asked = [`${request.method} ${request.url}`, ...lines(Object.entries(request.headers)), '', request.body ?? ''];
  const answered = answer ? [`HTTP ${answer.http}`, ...lines(answer.headers), '', answer.text] : ['(no answer)'];
  // Hide before cutting, so that no part of a secret remains.
  return { request: cut(secrets.hide(asked.join('\n').trim())), answer: cut(secrets.hide(answered.join('\n').trim())) };
}

/** Removes the created records and signs out. Returns the records that could not be removed. */
async function clean(
  probe: Probe,
  client: Client,
  made: Map<string, { entity: Entity; id: number }>,
): Promise<string[]> {
  // The session may have expired. When signing in fails, all records stay.
  if (made.size > 0) await probe.signIn().then(client.setToken, () => undefined);
  const left = await removeMade(client.ask, made);
  await client.ask({ name: 'logout.admin.open' }).catch(() => undefined);
  return left;
}
