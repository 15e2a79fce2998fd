import type { KnownCall } from './knownCalls';
import type { RuleGroup } from './Rule';
import { abuseRules } from './rules/abuse';
import { authRules } from './rules/auth';
import { concurrencyRules } from './rules/concurrency';
import { dottedKeyRules } from './rules/dottedKeys';
import { envelopeRules } from './rules/envelope';
import { errorRules } from './rules/errors';
import { operationRules } from './rules/operations';
import { pagingRules } from './rules/paging';
import { statusRules } from './rules/statuses';
import { writeRules } from './rules/writes';

/** Returns all rules in the order of their checks. Rules that may break something come last. */
export function ruleGroups(calls: readonly KnownCall[]): RuleGroup[] {
  return [
    envelopeRules,
    operationRules(calls),
    statusRules,
    pagingRules,
    dottedKeyRules,
    errorRules,
    authRules,
    writeRules,
    concurrencyRules,
    abuseRules,
  ];
}
