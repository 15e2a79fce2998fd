import type { Entity } from '../../../../contract/defineEntity';
import { type Queries, type RowOf, rejection, type WireRecord } from '../../../../server/plugin-api';
import type { ReportKind } from '../../device/entities/uploads/recordKinds';

type ColumnOf<N extends ReportKind> = Extract<keyof RowOf<N>, string>;

/**
 * Reads columns of a report that only dedicated operations return.
 * @throws {Rejection} `notFound` if the caller cannot see a report with that id
 */
export async function hiddenFields<N extends ReportKind, K extends ColumnOf<N>>(
  queries: Queries,
  { kind, id }: { kind: N; id: number },
  columns: readonly K[],
): Promise<Pick<RowOf<N>, K | 'reportNo'>> {
  const row = await queries
    .selectFrom<string>(kind)
    .select(['reportNo', ...columns])
    .where('id', '=', id)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  if (!row) throw rejection('notFound');
  return row as Pick<RowOf<N>, K | 'reportNo'>;
}

/** Parses a JSON column. */
export function parsedColumn(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : null;
}

/** Returns the fields of a report that only dedicated operations return, in their stored form. */
export async function hiddenColumns(queries: Queries, entity: Entity, id: number): Promise<WireRecord> {
  const hidden = Object.entries(entity.fields).filter(([, { secret }]) => secret);
  const row = await queries
    .selectFrom(entity.name)
    .select(['id', ...hidden.map(([name]) => name)])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    hidden.map(([name, { kind }]) => [name, kind === 'json' ? parsedColumn(row[name]) : row[name]]),
  );
}
