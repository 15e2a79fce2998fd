import { type Client, createClient } from './createClient';
import { createMadeRecords, type MadeRecords } from './createMadeRecords';
import type { Exchange } from './Exchange';
import { knownCalls } from './knownCalls';
import { createProbe, type Probe } from './Probe';
import { Broken, type Level, type Rule, type RuleGroup, Unproven, WRITTEN } from './Rule';
import { ruleGroups } from './ruleGroups';
import { createSecrets, type Secrets } from './Secrets';

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
  /** Ends the removal of records too. */
  abandonment?: AbortSignal;
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
  /** A sentence for each record that could not be removed or may remain. */
  left: string[];
  /** Whether the run was aborted. */
  interrupted: boolean;
}

/** Checks every rule of a level, one after another, and removes the records that they created. */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, username, password, level, writes = false, only = [], fetch, signal, abandonment, onResult } = options;
  const secrets = createSecrets([password]);
  const client = createClient({ url, secrets, fetch, signal });
  const calls = knownCalls(level);
  const made = createMadeRecords(client, calls);
  const probe = createProbe({ client, level, calls, username, password, made });
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    onResult?.(result);
  };
  const left: string[] = [];
  try {
    const signIn = await attempt({ probe, client, secrets, group: 'auth', rule: signInRule(client), signal });
    if (signIn.outcome === 'failed') tell(signIn);
    else {
      for (const [group, rule] of chosen(ruleGroups(calls), { level, writes, only })) {
        if (signal?.aborted) break;
        tell(await attempt({ probe, client, secrets, group, rule, signal }));
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    // The client of an interrupted run sends no further requests.
    const cleaner = createClient({ url, secrets, fetch, signal: abandonment });
    const { signIn } = createProbe({ client: cleaner, level, calls, username, password, made });
    left.push(...(await clean({ cleaner, signIn, session: client.token(), made, abandonment })).map(secrets.hide));
  }
  return { level, url, results, left, interrupted: signal?.aborted === true };
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
  signal?: AbortSignal;
}

async function attempt({ probe, client, secrets, group, rule, signal }: Attempt): Promise<Result> {
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
    if (signal?.aborted) throw error;
    // A check that a strange response breaks has not passed either.
    const reason = error instanceof Broken ? error.message : `the check failed: ${error}`;
    const last = client.last();
    return result('failed', { reason: secrets.hide(reason), ...(last && { exchange: shown(last, secrets) }) });
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

interface CleanUp {
  cleaner: Client;
  signIn: () => Promise<string>;
  /** Token of the run. */
  session: string | null;
  made: MadeRecords;
  abandonment?: AbortSignal;
}

/** Removes the created records and signs out. Returns a sentence for each that remains. */
async function clean({ cleaner, signIn, session, made, abandonment }: CleanUp): Promise<string[]> {
  if (session !== null) cleaner.setToken(session);
  // The session may have expired. When signing in fails, the records stay.
  if (made.hasWritten()) await signIn().then(cleaner.setToken, () => undefined);
  const left = await made.remove(cleaner, abandonment);
  await cleaner.ask({ name: 'logout.admin.open' }).catch(() => undefined);
  return left;
}
