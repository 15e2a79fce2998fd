import type { Entity } from '../../../contract/defineEntity';
import { maskRecord } from '../../../contract/masks';
import { dayAt } from '../../../contract/moment';
import { parseListRequest } from '../../../contract/query/listRequest';
import { parseListQuery } from '../../../contract/query/query';
import { runListQuery } from '../../dataProvider/lists/listEngine';
import { type MemoryRow, type MemoryTable, requireParsed } from './memoryTable';

type Tables = ReadonlyMap<string, MemoryTable>;

const VIEWER = { masked: true };

/** Returns the response of `selectBySelectivePagination`: a page of the matching rows, and the parts requested by `with`. */
export function answerList(entity: Entity, params: Readonly<Record<string, unknown>>, tables: Tables) {
  const { query, fields, additions } = requireParsed(parseListRequest(entity, params, VIEWER));
  const { rows: page, total } = runListQuery(entity, rowsOf(entity, tables), query);
  return {
    data: page.map((row) => pickFields(fields, maskRecord(entity, row))),
    dataCount: total,
    ...(additions.includes('counts') && { counts: quickCounts(entity, tables) }),
    ...(additions.includes('references') && { references: referenceNames(entity, page, tables) }),
  };
}

/** Returns the rows of a table as a new list: the engine caches by list, and rows change. */
const rowsOf = ({ name }: Entity, tables: Tables): MemoryRow[] => [...(tables.get(name)?.rows.values() ?? [])];

function pickFields(fields: readonly string[] | undefined, row: Record<string, unknown>): Record<string, unknown> {
  if (!fields) return row;
  return Object.fromEntries(['id', 'version', ...fields].map((name) => [name, row[name]]));
}

function quickCounts(entity: Entity, tables: Tables): Record<string, number> {
  const today = dayAt(Date.now());
  const counted = Object.entries(entity.quickFilters ?? {}).filter(([, { count }]) => count);
  return Object.fromEntries(
    counted.map(([name, { filter }]) => {
      const condition: object = typeof filter === 'function' ? filter(today) : filter;
      const query = requireParsed(parseListQuery(entity, { ...condition }, VIEWER));
      return [name, runListQuery(entity, rowsOf(entity, tables), query).total];
    }),
  );
}

/** Returns the names of the records that rows refer to, by entity, masked as in lists. */
function referenceNames(entity: Entity, rows: readonly MemoryRow[], tables: Tables) {
  const references = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'references' ? [{ name, target: tables.get(field.entity) }] : [],
  );
  return Object.fromEntries(
    references.flatMap(({ name, target }) => {
      if (!target) return [];
      const ids = new Set(rows.flatMap((row) => row[name] ?? []));
      const maskedRows = [...target.rows.values()]
        .filter(({ id }) => ids.has(id))
        .map((row) => maskRecord(target.entity, row));
      const list = maskedRows.map((row) => ({
        id: row.id,
        name: row[target.entity.titleField] ?? null,
        nameEn: row.nameEn,
        nameJa: row.nameJa,
        color: row.color,
      }));
      return [[target.entity.name, list]];
    }),
  );
}
