import { type Client, createClient } from './createClient';
import { createRecordTracker, type RecordTracker } from './createRecordTracker';
import type { Exchange } from './Exchange';
import { knownCalls } from './knownCalls';
import { createProbe, type Probe } from './Probe';
import { InconclusiveCheck, type Level, RULE_SOURCES, type Rule, type RuleGroup, RuleViolation } from './Rule';
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
  const tracker = createRecordTracker(client, calls);
  const probe = createProbe({ client, level, calls, username, password, tracker });
  const results: Result[] = [];
  const addResult = (result: Result) => {
    results.push(result);
    onResult?.(result);
  };
  const left: string[] = [];
  try {
    const signIn = await checkRule({ probe, client, secrets, group: 'auth', rule: signInRule(client), signal });
    if (signIn.outcome === 'failed') addResult(signIn);
    else {
      for (const [group, rule] of selectRules(ruleGroups(calls), { level, writes, only })) {
        if (signal?.aborted) break;
        addResult(await checkRule({ probe, client, secrets, group, rule, signal }));
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    // The client of an interrupted run sends no further requests.
    const cleanUpClient = createClient({ url, secrets, fetch, signal: abandonment });
    const { signIn } = createProbe({ client: cleanUpClient, level, calls, username, password, tracker });
    left.push(
      ...(await cleanUp({ cleanUpClient, signIn, session: client.token(), tracker, abandonment })).map(secrets.redact),
    );
  }
  return { level, url, results, left, interrupted: signal?.aborted === true };
}

/** The other rules need a session. */
const signInRule = (client: Client): Rule => ({
  id: 'sign-in',
  says: 'the account that was named can sign in',
  where: RULE_SOURCES.sessions,
  level: 'spec',
  check: async (probe) => client.setToken(await probe.signIn()),
});

function* selectRules(
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

interface RuleCheck {
  probe: Probe;
  client: Client;
  secrets: Secrets;
  group: string;
  rule: Rule;
  signal?: AbortSignal;
}

async function checkRule({ probe, client, secrets, group, rule, signal }: RuleCheck): Promise<Result> {
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
    if (error instanceof InconclusiveCheck) return result('unproven', { reason: error.message });
    if (signal?.aborted) throw error;
    // A check that a strange response breaks has not passed either.
    const reason = error instanceof RuleViolation ? error.message : `the check failed: ${error}`;
    const last = client.last();
    return result('failed', {
      reason: secrets.redact(reason),
      ...(last && { exchange: toShownExchange(last, secrets) }),
    });
  }
}

/** Characters of a body that the report shows. */
const BODY_LENGTH_MAX = 2_000;

function toShownExchange({ request, response: answer }: Exchange, secrets: Secrets): ShownExchange {
  const lines = (headers: Iterable<readonly [string, string]>) =>
    [...headers].map(([name, value]) => `${name}: ${value}`);
  const cut = (text: string) =>
    text.length > BODY_LENGTH_MAX ? `${text.slice(0, BODY_LENGTH_MAX)}… (${text.length} characters)` : text;
  const requestLines = [
    `${request.method} ${request.url}`,
    ...lines(Object.entries(request.headers)),
    '',
    request.body ?? '',
  ];
  const responseLines = answer ? [`HTTP ${answer.http}`, ...lines(answer.headers), '', answer.text] : ['(no answer)'];
  // Hide before cutting, so that no part of a secret remains.
  return {
    request: cut(secrets.redact(requestLines.join('\n').trim())),
    answer: cut(secrets.redact(responseLines.join('\n').trim())),
  };
}

interface CleanUpOptions {
  cleanUpClient: Client;
  signIn: () => Promise<string>;
  /** Token of the run. */
  session: string | null;
  tracker: RecordTracker;
  abandonment?: AbortSignal;
}

/** Removes the created records and signs out. Returns a sentence for each that remains. */
async function cleanUp({ cleanUpClient, signIn, session, tracker, abandonment }: CleanUpOptions): Promise<string[]> {
  if (session !== null) cleanUpClient.setToken(session);
  // The session may have expired. When signing in fails, the records stay.
  if (tracker.hasWritten()) await signIn().then(cleanUpClient.setToken, () => undefined);
  const left = await tracker.remove(cleanUpClient, abandonment);
  await cleanUpClient.request({ name: 'logout.admin.open' }).catch(() => undefined);
  return left;
}
