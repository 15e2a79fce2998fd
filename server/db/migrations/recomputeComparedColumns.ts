import type { Entity } from '../../../contract/defineEntity';
import type { Row, WriteTransaction } from '../database';
import { recordCodec } from '../rows/recordCodec';
import { updateTuples } from '../rows/updateTuples';
import { type EntityTable, entityTable } from '../tables/entityTable';
import { SEARCH_COLUMN } from '../tables/storedFields';

/** Increment it when `comparedText` changes, so that the next start rewrites all rows. */
const COMPARED_TEXT_VERSION = 1;
/** Rows read and written at once. */
const BATCH = 1_000;

/** Returns a version of how an entity's columns for searching and comparing are computed. Empty if it has none. */
export function comparedTextVersion(entity: Entity): string {
  const { searched, comparedTexts } = entityTable(entity);
  return searched.length + comparedTexts.size === 0
    ? ''
    : [COMPARED_TEXT_VERSION, ...searched, '', ...comparedTexts.keys()].join(',');
}

/**
 * Recomputes the columns for searching and comparing of every row, including deleted ones, and writes the rows where they
 * differ.
 */
export async function recomputeComparedColumns(transaction: WriteTransaction, entity: Entity): Promise<void> {
  const table = entityTable(entity);
  const columns = comparedColumnsOf(table);
  const sources = [...new Set([...table.searched, ...table.comparedTexts.keys()])];
  const { encodeColumn } = recordCodec(entity, transaction);
  for (let last = 0, found = BATCH; found === BATCH; ) {
    const rows = await transaction
      .selectFrom(entity.name)
      .select(['id', ...sources, ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const changed = rows.flatMap((row: Row) => {
      const values = columns.map((column) => encodeColumn(column, row));
      return values.every((value, at) => value === row[columns[at] ?? '']) ? [] : [[Number(row.id), ...values]];
    });
    const typedColumns = columns.map((name) => ({ name, type: 'text' as const }));
    await updateTuples({ transaction, table: table.name, columns: typedColumns, rows: changed });
    found = rows.length;
    last = Number(rows.at(-1)?.id ?? last);
  }
}

function comparedColumnsOf({ searched, comparedTexts }: EntityTable): string[] {
  return [...comparedTexts.values(), ...(searched.length > 0 ? [SEARCH_COLUMN] : [])];
}
