import { sql } from 'kysely';
import type { Problem } from '../../../contract/problems';
import { usesNormalizedComparison } from '../../../contract/values/normalizeForComparison';
import { recordCodec } from '../../db/rows/recordCodec';
import { findFields } from '../../db/rows/repository';
import { isScoped } from '../../db/scope/scopedDatabase';
import { entityTable } from '../../db/tables/entityTable';
import { lockValues } from '../changes/lockValues';
import type { Change } from '../extension';

/**
 * Finds values that another record already has, and reports each at the last field of its group. When the author
 * cannot see the other record, the problem reveals neither the value nor that the record exists.
 */
export async function checkUnique(change: Change): Promise<Problem[]> {
  const { entity, transaction, before, record, values } = change;
  const groups = [
    ...Object.entries(entity.fields).flatMap(([name, field]) => (field.unique ? [[name]] : [])),
    ...(entity.uniqueTogether ?? []),
  ];
  const { comparison } = recordCodec(entity, transaction);
  const problems: Problem[] = [];
  for (const group of groups) {
    const field = group.at(-1);
    if (field === undefined || !group.some((name) => name in values)) continue;
    if (group.some((name) => record[name] === null || record[name] === undefined)) continue;
    const comparisons = group.map((name) => comparison(name, record[name]));
    if (group.some((name) => usesNormalizedComparison(entity, name)))
      await lockValues(change, [...group, ...comparisons.flat()]);
    const other = await transaction
      .selectFrom(entity.name)
      .select('id')
      .where((expression) => expression.and(comparisons.map(([column, value]) => expression(column, '=', value))))
      .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
      .where((row) => (before ? row('id', '!=', before.id) : row.lit(true)))
      .executeTakeFirst();
    if (other) problems.push((await isVisible(change, other.id)) ? { field, code: 'notUnique' } : NOT_ACCEPTED);
  }
  return problems;
}

/** Returns the problem for a value that another transaction took in the meantime, which the database reported. */
export function concurrentUniqueProblem({ entity, context, transaction }: Change, problem: Problem): Problem {
  return isScoped(context.database.applyScope(transaction), entity.name) ? NOT_ACCEPTED : problem;
}

const NOT_ACCEPTED: Problem = { field: '', code: 'notAccepted' };

async function isVisible({ entity, context, transaction }: Change, id: number): Promise<boolean> {
  const queries = context.database.applyScope(transaction);
  if (!isScoped(queries, entity.name)) return true;
  return (await findFields({ queries, entity, ids: [id], fields: ['id'] })).length > 0;
}
