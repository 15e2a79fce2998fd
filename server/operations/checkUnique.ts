import { sql } from 'kysely';
import type { Problem } from '../../contract/problems';
import { entityTable } from '../db/entityTable';
import { recordCodec } from '../db/recordCodec';
import type { Change } from './extension';

/** Finds values that another visible record already has, each at the last field of its group. */
export async function checkUnique({ entity, transaction, before, record, values }: Change): Promise<Problem[]> {
  const groups = [
    ...Object.entries(entity.fields).flatMap(([name, field]) => (field.unique ? [[name]] : [])),
    ...(entity.uniqueTogether ?? []),
  ];
  const row = recordCodec(entity).encode(record);
  const problems: Problem[] = [];
  for (const group of groups) {
    const field = group.at(-1);
    if (field === undefined || !group.some((name) => name in values)) continue;
    if (group.some((name) => row[name] === null || row[name] === undefined)) continue;
    const other = await transaction
      .selectFrom(entity.name)
      .select('id')
      .where((expression) => expression.and(group.map((name) => expression(name, '=', row[name]))))
      .$if(entityTable(entity).soft, (query) => query.where('deleted', '=', sql.lit(0)))
      .$if(before !== null, (query) => query.where('id', '!=', before?.id))
      .executeTakeFirst();
    if (other) problems.push({ field, code: 'notUnique' });
  }
  return problems;
}
