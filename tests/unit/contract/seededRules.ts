import type { RuleContext } from '../../../contract/defineEntity';
import { dictionarySeeds } from '../../support/sections';

/** The day on which the rules of these tests are run. */
export const TODAY = '2025-06-15';

type Row = Readonly<Record<string, unknown>>;

const tables = new Map(
  Object.entries(dictionarySeeds).map(([name, rows]): [string, Row[]] => [
    name,
    rows.map((row, index) => ({ ...row, id: index + 1 })),
  ]),
);

/** What rules may ask, answered from the seeded type lists, whose ids count from 1. */
export function seededRules(options: { today?: string; given?: string[] } = {}): RuleContext {
  return {
    today: options.today ?? TODAY,
    lookup: (entity, id) => tables.get(entity)?.find((row) => row.id === id),
    find: (entity, field, value) => tables.get(entity)?.find((row) => row[field] === value),
    ...(options.given && { given: new Set(options.given) }),
  };
}

/** Id of the seeded entry with this code. */
export function idOf(entity: string, code: string): number {
  const row = tables.get(entity)?.find((candidate) => candidate.code === code);
  if (!row) throw new Error(`No ${entity} ${code}`);
  return Number(row.id);
}
