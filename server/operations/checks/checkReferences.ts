import type { Problem } from '../../../contract/problems';
import { lockRows } from '../../db/rows/lockRows';
import { findRecords } from '../../db/rows/repository';
import type { Change } from '../extension';
import { idsIn } from '../ruleContext';

/**
 * Finds newly chosen references to records that do not exist or are disabled. References that the record already had
 * stay allowed; those of a restored record must still exist, unless they are history.
 */
export async function checkReferences({
  kind,
  entity,
  context,
  transaction,
  before,
  values,
}: Change): Promise<Problem[]> {
  const isRestored = kind === 'restore';
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if ((field.kind !== 'reference' && field.kind !== 'references') || !(name in values)) continue;
    if (isRestored && field.kind === 'reference' && field.weak) continue;
    const existingIds = new Set(idsIn(before?.[name]));
    const newIds = idsIn(values[name]).filter((id) => !existingIds.has(id));
    if (newIds.length === 0) continue;
    const target = context.entities.find((candidate) => candidate.name === field.entity);
    if (!target) continue;
    // The lock lasts until the transaction ends, so that no other transaction removes the records in between.
    await lockRows(transaction, { table: target.name, ids: newIds, mode: 'share' });
    const found = new Map((await findRecords(transaction, target, newIds)).map((row) => [row.id, row]));
    const missing = newIds.some((id) => !found.has(id));
    const disabled = newIds.some((id) => found.get(id)?.enabled === false);
    if (missing) problems.push({ field: name, code: 'unknownReference' });
    else if (disabled && !isRestored) problems.push({ field: name, code: 'disabledReference' });
  }
  return problems;
}
