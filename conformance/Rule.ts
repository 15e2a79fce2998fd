import type { Probe } from './Probe';

/** `spec`: required of every back end. `extended`: optional features that the console uses when available. */
export type Level = 'spec' | 'extended';

/** A requirement of a back end, with its check. */
export interface Rule {
  /** Id within its group: `pages-are-disjoint`. */
  id: string;
  /** The requirement in one sentence. */
  says: string;
  /** The document that defines it. */
  where: string;
  level: Level;
  /** The check writes, so it runs only with `--write`. Records that it creates are removed again. */
  writes?: true;
  /** @throws {RuleViolation} when the back end violates the rule; {@link InconclusiveCheck} when the check is inconclusive */
  check: (probe: Probe) => Promise<void>;
}

export interface RuleGroup {
  name: string;
  rules: readonly Rule[];
}

/** The back end violates a rule. */
export class RuleViolation extends Error {
  override readonly name = 'Broken';
}

/** A check is inconclusive: too few records, or a call that would change existing data. */
export class InconclusiveCheck extends Error {
  override readonly name = 'Unproven';
}

/** Fails a rule unless a condition holds. */
export function expect(condition: boolean, message: string): asserts condition {
  if (!condition) throw new RuleViolation(message);
}

/** Documents that define the rules. */
const PROTOCOL = 'docs/protocol.md';
export const RULE_SOURCES = {
  calls: `${PROTOCOL}#calls`,
  answers: `${PROTOCOL}#answers`,
  values: `${PROTOCOL}#values`,
  sessions: `${PROTOCOL}#sessions`,
  entities: `${PROTOCOL}#what-every-entity-can-do`,
  lists: `${PROTOCOL}#a-question-to-a-list`,
  errors: 'docs/protocol-errors.md#answers-other-than-success',
  codes: 'docs/protocol-errors.md#codes-that-any-call-may-answer',
} as const;
