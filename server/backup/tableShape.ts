import { z } from 'zod';
import type { SqlDialect } from '../db/database';
import { columnTypes } from '../db/tables/tableDefinition';

/** Types of columns: those of the product's own tables, and two of Kysely's migration tables. */
const columnTypeNames = ['text', 'integer', 'real', 'varchar(255)', 'int4'] as const;
type ColumnType = (typeof columnTypeNames)[number];

/** An identifier that becomes part of a statement. */
const name = z.string().regex(/^\w{1,63}$/);

/** A table in a form that both dialects support. Excludes indexes: every start creates the missing ones. */
export const tableShape = z.object({
  name,
  columns: z.array(
    z.object({
      name,
      type: z.enum(columnTypeNames),
      required: z.boolean(),
      default: z.union([z.string(), z.number()]).optional(),
    }),
  ),
  /** Columns of the primary key, in their order. */
  key: z.array(name),
  /** The next generated `id`; missing if ids are not generated. */
  nextId: z.number().int().positive().optional(),
});
export type TableShape = z.infer<typeof tableShape>;

/**
 * Converts a column type of the catalog.
 * @throws {Error} for a type that the product does not use
 */
export function parseColumnType(kind: SqlDialect, typeName: string, column: string): ColumnType {
  const typesByName = kind === 'sqlite' ? sqliteTypes : postgresTypes;
  const type = typesByName.get(typeName.toLowerCase());
  if (!type) throw new Error(`the column ${column} has a type that this product does not use (${typeName})`);
  return type;
}

const sqliteTypes = new Map<string, ColumnType>([
  ['text', 'text'],
  ['integer', 'integer'],
  ['real', 'real'],
  ['varchar(255)', 'varchar(255)'],
]);
const postgresTypes = new Map<string, ColumnType>([
  ['text', 'text'],
  ['bigint', 'integer'],
  ['double precision', 'real'],
  ['character varying(255)', 'varchar(255)'],
  ['integer', 'int4'],
]);

/**
 * Converts a default of the catalog, which is SQL (`0`, `'open'`, `'open'::text`).
 * @throws {Error} for anything but a number or a text
 */
export function parseColumnDefault(sql: string, type: ColumnType, column: string): string | number {
  const [, quoted] = /^'((?:[^']|'')*)'(?:::[\w" ]+)?$/.exec(sql) ?? [];
  const text = quoted?.replaceAll("''", "'") ?? sql;
  if (type === 'text' || type === 'varchar(255)') {
    if (quoted !== undefined) return text;
  } else if (text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  throw new Error(`the column ${column} has a default that this product does not use (${sql})`);
}

/** Returns the `create table` statement of a table for one dialect. */
export function createTableStatement({ name: table, columns, key, nextId }: TableShape, kind: SqlDialect): string {
  const types = columnTypes[kind];
  const columnTypeSql = (type: ColumnType) => {
    if (type === 'varchar(255)') return type;
    return type === 'int4' ? 'integer' : types[type];
  };
  const parts = columns.map(({ name: column, type, required, default: value }) => {
    if (nextId !== undefined && column === 'id') return `"id" ${types.identity}`;
    const literal = typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value;
    const defaultClause = literal === undefined ? '' : ` default ${literal}`;
    return `"${column}" ${columnTypeSql(type)}${required ? ' not null' : ''}${defaultClause}`;
  });
  const hasPrimaryKey = nextId === undefined && key.length > 0;
  const constraint = hasPrimaryKey ? [`primary key (${key.map((column) => `"${column}"`).join(', ')})`] : [];
  return `create table "${table}" (${[...parts, ...constraint].join(', ')})`;
}
