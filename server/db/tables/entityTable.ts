import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { searchFields } from '../../../contract/query/searching';
import { requireEncryptable } from '../sealing/encryptedColumns';
import { comparedColumns } from './comparedColumns';
import { entityIndexes, type Index } from './entityIndexes';
import { SEARCH_COLUMN, storedFields } from './storedFields';

export type ColumnType = 'text' | 'integer' | 'real';

export interface Column {
  name: string;
  type: ColumnType;
  /** Value of existing rows, and of new rows without one. */
  default?: string | number;
}

/** The table that also keeps the ids of a `references` field, for filters and counts. */
export interface LinkTable {
  name: string;
  field: string;
  target: string;
}

/** The database schema of an entity: one table, its indexes, and one link table per `references` field. */
export interface EntityTable {
  name: string;
  /** Without `id`, which every table has. */
  columns: readonly Column[];
  indexes: readonly Index[];
  /** The indexes that hold what lists filter by and search; the narrowest first. */
  coveringIndexes: readonly Index[];
  links: readonly LinkTable[];
  /** True when deleting only hides a row; indexes then contain visible rows only. */
  soft: boolean;
  /** Fields whose normalized texts make up the column {@link SEARCH_COLUMN}; empty if the table has no such column. */
  searched: readonly string[];
  /** Fields whose values are encrypted. */
  encrypted: readonly string[];
  /** The columns with the blind indexes of encrypted fields, by field. */
  blindIndexes: ReadonlyMap<string, string>;
  /** The columns with the normalized form of plain texts, for comparing, by field. */
  comparedTexts: ReadonlyMap<string, string>;
}

/** Separates the searched texts. Input validation rejects it, so no text contains it. */
export const SEARCH_SEPARATOR = '\u001f';

/** Of a hidden row: that it is, since when, and who has deleted it. The erasure of a person leaves no author. */
const deletionColumns: readonly Column[] = [
  { name: 'deleted', type: 'integer', default: 0 },
  { name: 'deleteTime', type: 'integer' },
  { name: 'deleteBy', type: 'text' },
];

const tables = new WeakMap<Entity, EntityTable>();

/** Returns the table of an entity. */
export function entityTable(entity: Entity): EntityTable {
  let table = tables.get(entity);
  if (!table) {
    table = buildTable(entity);
    tables.set(entity, table);
  }
  return table;
}

function buildTable(entity: Entity): EntityTable {
  const fields = storedFields(entity);
  const soft = entity.deletion.kind === 'soft';
  const indexes = entityIndexes(entity);
  const searched = searchFields(entity);
  const encrypted = fields.filter(([, field]) => field.encrypted);
  for (const [name, field] of encrypted) requireEncryptable(entity, name, field);
  const blindIndexes = new Map(comparedColumns(entity, { encrypted: true }));
  const comparedTexts = new Map(comparedColumns(entity, { encrypted: false }));
  const columns: Column[] = [
    { name: 'createTime', type: 'integer' },
    { name: 'updateTime', type: 'integer' },
    { name: 'createBy', type: 'text' },
    { name: 'updateBy', type: 'text' },
    { name: 'version', type: 'integer', default: 1 },
    ...fields.map(([name, field]) => ({ name, type: columnType(field), ...defaultOf(field) })),
    ...[...blindIndexes.values(), ...comparedTexts.values()].map((name): Column => ({ name, type: 'text' })),
  ];
  if (soft) columns.push(...deletionColumns);
  if (searched.length > 0) columns.push({ name: SEARCH_COLUMN, type: 'text', default: '' });
  return {
    name: entity.name,
    columns,
    indexes: indexes.all,
    coveringIndexes: indexes.covering,
    links: fields.flatMap(([field, definition]) =>
      definition.kind === 'references' ? [{ name: `${entity.name}_${field}`, field, target: definition.entity }] : [],
    ),
    soft,
    searched,
    encrypted: encrypted.map(([name]) => name),
    blindIndexes,
    comparedTexts,
  };
}

function columnType(field: Field): ColumnType {
  switch (field.kind) {
    case 'integer':
    case 'money':
    case 'boolean':
    case 'dateTime':
    case 'reference':
      return 'integer';
    case 'decimal':
      return 'real';
    default:
      return 'text';
  }
}

function defaultOf(field: Field): { default?: string | number } {
  const value: unknown = field.default;
  if (typeof value === 'boolean') return { default: Number(value) };
  if (typeof value === 'string' || typeof value === 'number') {
    return field.kind === 'dateTime' ? {} : { default: value };
  }
  return {};
}
