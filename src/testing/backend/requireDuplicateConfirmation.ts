import type { Entity } from '../../../contract/defineEntity';
import { matchesDuplicateRule, POSSIBLE_DUPLICATE } from '../../../contract/duplicates';
import { maskRecord } from '../../../contract/masks';
import type { MemoryRow } from './memoryTable';
import { refuse } from './refuse';

interface SavedRow {
  entity: Entity;
  rows: ReadonlyMap<number, MemoryRow>;
  /** The row as it would be stored. */
  row: MemoryRow;
  /** The confirmation that the caller sent. */
  confirmation: unknown;
}

/** Refuses a row that may duplicate another one, by the entity's `duplicates`, until the caller confirms. */
export function requireDuplicateConfirmation({ entity, rows, row, confirmation: givenConfirmation }: SavedRow): void {
  const { rules, facts } = entity.duplicates ?? { rules: [], facts: [] };
  const before = rows.get(row.id);
  const applicableRules = rules.filter(
    (rule) => before === undefined || !matchesDuplicateRule(entity, rule, before, row),
  );
  const found = [...rows.values()].flatMap((other) => {
    const matchingRules =
      other.id === row.id ? [] : applicableRules.filter((rule) => matchesDuplicateRule(entity, rule, other, row));
    return matchingRules.length > 0 ? [{ other, sameFields: [...new Set(matchingRules.flat())] }] : [];
  });
  const confirmation = found.map(({ other }) => other.id).join(',');
  if (found.length === 0 || givenConfirmation === confirmation) return;
  const records = found.map(({ other, sameFields }) => {
    const masked = maskRecord(entity, other);
    return { ...Object.fromEntries(facts.map((name) => [name, masked[name]])), id: other.id, sameFields };
  });
  const fields = [...new Set(found.flatMap(({ sameFields }) => sameFields))];
  refuse(
    [
      { field: '', code: POSSIBLE_DUPLICATE, params: { count: found.length, hidden: 0 } },
      ...fields.map((field) => ({ field, code: 'sameAsOther' as const })),
    ],
    { records, hidden: 0, confirmation },
  );
}
