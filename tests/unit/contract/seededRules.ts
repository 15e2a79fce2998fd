import type { RuleContext } from '../../../contract/defineEntity';
import { dictionarySeeds } from '../../support/sections';

/** The day on which these tests evaluate the rules. */
export const TODAY = '2025-06-15';

type Row = Readonly<Record<string, unknown>>;

const tables = new Map(
  Object.entries(dictionarySeeds).map(([name, rows]): [string, Row[]] => [
    name,
    rows.map((row, index) => ({ ...row, id: index + 1 })),
  ]),
);

/** The lookups of the rules, answered from the seeded type lists, whose ids count from 1. */
export function seededRules(options: { today?: string; given?: string[] } = {}): RuleContext {
  return {
    today: options.today ?? TODAY,
    lookup: (entity, id) => tables.get(entity)?.find((row) => row.id === id),
    find: (entity, field, value) => tables.get(entity)?.find((row) => row[field] === value),
    ...(options.given && { incomingFields: new Set(options.given) }),
  };
}

/** Returns the id of the seeded entry with this code. */
export function idOf(entity: string, code: string): number {
  const row = tables.get(entity)?.find((candidate) => candidate.code === code);
  if (!row) throw new Error(`No ${entity} ${code}`);
  return Number(row.id);
}
