import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import { characterCount } from '../../contract/normalText';
import type { TableChange } from './changeTables';
import type { WriteTransaction } from './database';
import { databaseKindOf } from './databaseKindOf';
import { type EntityTable, entityTable, SEARCH_SEPARATOR } from './entityTable';
import { SEARCH_COLUMN } from './storedFields';

/**
 * Index of every three characters in a row of the search texts of an entity (FTS5 of SQLite, trigram), which finds any part of
 * a text without looking at the others. It holds visible rows only, and triggers keep it. Behind a text stand two
 * separators, so that three characters begin at each of its own, and parts of one or two are found as beginnings of three.
 * PostgreSQL has no such index: its trigrams find no part of two characters, which is what most names have.
 */
const LENGTH = 3;

interface SearchIndex {
  table: EntityTable;
  /** The full-text table. */
  name: string;
  /** What lists its trigrams, with the rows that hold them. */
  parts: string;
}

/** The search index of an entity that has one. */
export function searchIndexOf(entity: Entity): SearchIndex | undefined {
  const table = entityTable(entity);
  if (!entity.indexedSearch || table.searched.length === 0) return undefined;
  return { table, name: `search_${table.name}`, parts: `searchPart_${table.name}` };
}

/** Makes the search index of an entity from its rows, if it is missing. */
export async function addSearchIndex({ transaction, kind }: TableChange, entity: Entity): Promise<void> {
  const index = searchIndexOf(entity);
  if (kind !== 'sqlite' || !index) return;
  const { rows } = await sql`select 1 from sqlite_master where name = ${index.name}`.execute(transaction);
  if (rows.length > 0) return;
  for (const statement of [...tablesOf(index), ...triggersOf(index)]) await sql.raw(statement).execute(transaction);
}

/** Takes the search index of an entity away; the next start makes it again. */
export async function dropSearchIndex(transaction: WriteTransaction, entity: Entity): Promise<void> {
  const index = searchIndexOf(entity);
  if (databaseKindOf(transaction) !== 'sqlite' || !index) return;
  for (const { name } of triggers(index)) await sql.raw(`drop trigger if exists "${name}"`).execute(transaction);
  for (const name of [index.parts, index.name]) await sql.raw(`drop table if exists "${name}"`).execute(transaction);
}

/** Selects as `id` the rows whose search text holds a part, each once, in no order. */
export function rowsWith({ name, parts }: SearchIndex, part: string): RawBuilder<unknown> {
  if (characterCount(part) >= LENGTH) {
    const phrase = `"${part.replaceAll('"', '""')}"`;
    return sql`select rowid as "id" from ${sql.table(name)} where ${sql.ref(name)} match ${phrase}`;
  }
  return sql`select distinct doc as "id" from ${sql.table(parts)} where term >= ${part} and term < ${part + LAST}`;
}

/** Follows every other character. */
const LAST = '\u{10FFFF}';

function tablesOf({ table, name, parts }: SearchIndex): string[] {
  const visible = table.soft ? 'where "deleted" = 0' : '';
  return [
    // Without the texts themselves, which the rows have.
    `create virtual table "${name}" using fts5("text", content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1')`,
    // What is removed goes at once, and not when the index is put in order.
    `insert into "${name}" ("${name}", rank) values ('secure-delete', 1)`,
    `insert into "${name}" (rowid, "text") select "id", ${indexed('')} from "${table.name}" ${visible} order by "id"`,
    `create virtual table "${parts}" using fts5vocab("${name}", instance)`,
  ];
}

/** The text of a row as it is indexed. */
const indexed = (row: string) => `${row}"${SEARCH_COLUMN}" || '${SEARCH_SEPARATOR.repeat(LENGTH - 1)}'`;

interface Trigger {
  name: string;
  on: string;
  work: string;
}

function triggers({ table, name }: SearchIndex): Trigger[] {
  const isSeen = (row: string) => (table.soft ? `${row}"deleted" = 0` : 'true');
  const add = `insert into "${name}" (rowid, "text") select new."id", ${indexed('new.')} where ${isSeen('new.')};`;
  const remove = `insert into "${name}" ("${name}", rowid, "text") select 'delete', old."id", ${indexed('old.')} where ${isSeen('old.')};`;
  const watched = [SEARCH_COLUMN, ...(table.soft ? ['deleted'] : [])];
  const isChanged = watched.map((column) => `old."${column}" is not new."${column}"`).join(' or ');
  return [
    { name: `${name}_insert`, on: 'after insert', work: `begin ${add} end` },
    { name: `${name}_delete`, on: 'after delete', work: `begin ${remove} end` },
    {
      name: `${name}_update`,
      on: `after update of ${watched.map((column) => `"${column}"`).join(', ')}`,
      work: `when ${isChanged} begin ${remove} ${add} end`,
    },
  ];
}

function triggersOf(index: SearchIndex): string[] {
  return triggers(index).map(({ name, on, work }) => `create trigger "${name}" ${on} on "${index.table.name}" ${work}`);
}
