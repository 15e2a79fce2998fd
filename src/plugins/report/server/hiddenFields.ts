import { type Call, idInput, type Queries, type Row, rejection } from '../../../../server/plugin-api';

/**
 * Columns of a report that leave the server only through a read of their own.
 * @throws {Rejection} `notFound` when nobody may see a report of that id
 */
export async function hiddenFields(
  queries: Queries,
  call: Call,
  columns: readonly string[],
  id = idInput(call),
): Promise<Row> {
  const row = await queries
    .selectFrom(call.entity.name)
    .select(['id', 'reportNo', ...columns])
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  if (!row) throw rejection('notFound');
  return row;
}

/** A JSON column as it was written. */
export function parsedColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : null;
}
