import type { Probe } from './Probe';

/** `spec`: what any back end has to do; `extended`: what the console makes use of where it is there. */
export type Level = 'spec' | 'extended';

/** Something a back end has to do, and how one finds out whether it does. */
export interface Rule {
  /** Below its group: `pages-are-disjoint`. */
  id: string;
  /** In one sentence. */
  says: string;
  /** Where it is written. */
  where: string;
  level: Level;
  /** Changes something; only with `--write`. What it made is removed again. */
  writes?: true;
  /** @throws {Broken} when the back end does something else; {@link Unproven} when nothing can be found out */
  check: (probe: Probe) => Promise<void>;
}

export interface RuleGroup {
  name: string;
  rules: readonly Rule[];
}

/** The back end does not do what a rule says. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Nothing can be found out about a rule: too few records, or a call that would change what is there. */
export class Unproven extends Error {
  override readonly name = 'Unproven';
}

/** Fails a rule unless a condition holds. */
export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** Where rules are written. */
const PROTOCOL = 'docs/protocol.md';
export const WRITTEN = {
  calls: `${PROTOCOL}#calls`,
  answers: `${PROTOCOL}#answers`,
  values: `${PROTOCOL}#values`,
  sessions: `${PROTOCOL}#sessions`,
  entities: `${PROTOCOL}#what-every-entity-can-do`,
  lists: `${PROTOCOL}#a-question-to-a-list`,
  errors: 'docs/protocol-errors.md#answers-other-than-success',
  codes: 'docs/protocol-errors.md#codes-that-any-call-may-answer',
} as const;
