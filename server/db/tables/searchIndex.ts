import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import { characterCount } from '../../../contract/normalizeText';
import type { WriteTransaction } from '../database';
import { sqlDialectOf } from '../sqlDialectOf';
import { type EntityTable, entityTable, SEARCH_SEPARATOR } from './entityTable';
import { SEARCH_COLUMN } from './storedFields';

/**
 * Trigram index of the search texts of an entity (FTS5 of SQLite), which finds any part of a text without scanning. It
 * contains visible rows only, and triggers maintain it. Two separators are appended to each text, so that a trigram begins
 * at each of its characters. Parts of one or two characters are then found as prefixes of trigrams. PostgreSQL gets no such
 * index: its trigrams cannot find a part of two characters, the length of most names.
 */
const TRIGRAM_LENGTH = 3;

interface SearchIndex {
  table: EntityTable;
  /** The full-text table. */
  name: string;
  /** The vocabulary table, which lists its trigrams and the rows that contain them. */
  vocabularyTable: string;
}

/** Returns the search index of an entity, if it has one. */
export function searchIndexOf(entity: Entity): SearchIndex | undefined {
  const table = entityTable(entity);
  if (!entity.indexedSearch || table.searched.length === 0) return undefined;
  return { table, name: `search_${table.name}`, vocabularyTable: `searchPart_${table.name}` };
}

/** Creates the search index of an entity from its rows, if it is missing. */
export async function addSearchIndex(transaction: WriteTransaction, entity: Entity): Promise<void> {
  const index = searchIndexOf(entity);
  if (sqlDialectOf(transaction) !== 'sqlite' || !index) return;
  const { rows } = await sql`select 1 from sqlite_master where name = ${index.name}`.execute(transaction);
  if (rows.length > 0) return;
  for (const statement of [...createTableStatements(index), ...createTriggerStatements(index)])
    await sql.raw(statement).execute(transaction);
}

/** Drops the search index of an entity. The next start creates it again. */
export async function dropSearchIndex(transaction: WriteTransaction, entity: Entity): Promise<void> {
  const index = searchIndexOf(entity);
  if (sqlDialectOf(transaction) !== 'sqlite' || !index) return;
  for (const { name } of triggers(index)) await sql.raw(`drop trigger if exists "${name}"`).execute(transaction);
  for (const name of [index.vocabularyTable, index.name])
    await sql.raw(`drop table if exists "${name}"`).execute(transaction);
}

/** Selects as `id` the rows whose search text contains a part. Each is returned once, in no particular order. */
export function selectMatchingIds({ name, vocabularyTable }: SearchIndex, part: string): RawBuilder<unknown> {
  if (characterCount(part) >= TRIGRAM_LENGTH) {
    const phrase = `"${part.replaceAll('"', '""')}"`;
    return sql`select rowid as "id" from ${sql.table(name)} where ${sql.ref(name)} match ${phrase}`;
  }
  return sql`select distinct doc as "id" from ${sql.table(vocabularyTable)} where term >= ${part} and term < ${part + MAX_CODE_POINT}`;
}

/** The highest code point, which sorts after every other character. */
const MAX_CODE_POINT = '\u{10FFFF}';

function createTableStatements({ table, name, vocabularyTable }: SearchIndex): string[] {
  const visible = table.soft ? 'where "deleted" = 0' : '';
  return [
    // Contentless: the texts are already in the rows.
    `create virtual table "${name}" using fts5("text", content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1')`,
    // Deletes entries immediately, rather than when the index is merged.
    `insert into "${name}" ("${name}", rank) values ('secure-delete', 1)`,
    `insert into "${name}" (rowid, "text") select "id", ${indexedText('')} from "${table.name}" ${visible} order by "id"`,
    `create virtual table "${vocabularyTable}" using fts5vocab("${name}", instance)`,
  ];
}

/** Returns the text of a row as it is indexed. */
const indexedText = (row: string) => `${row}"${SEARCH_COLUMN}" || '${SEARCH_SEPARATOR.repeat(TRIGRAM_LENGTH - 1)}'`;

interface Trigger {
  name: string;
  on: string;
  body: string;
}

function triggers({ table, name }: SearchIndex): Trigger[] {
  const isVisible = (row: string) => (table.soft ? `${row}"deleted" = 0` : 'true');
  const add = `insert into "${name}" (rowid, "text") select new."id", ${indexedText('new.')} where ${isVisible('new.')};`;
  const remove = `insert into "${name}" ("${name}", rowid, "text") select 'delete', old."id", ${indexedText('old.')} where ${isVisible('old.')};`;
  const watchedColumns = [SEARCH_COLUMN, ...(table.soft ? ['deleted'] : [])];
  const isChanged = watchedColumns.map((column) => `old."${column}" is not new."${column}"`).join(' or ');
  return [
    { name: `${name}_insert`, on: 'after insert', body: `begin ${add} end` },
    { name: `${name}_delete`, on: 'after delete', body: `begin ${remove} end` },
    {
      name: `${name}_update`,
      on: `after update of ${watchedColumns.map((column) => `"${column}"`).join(', ')}`,
      body: `when ${isChanged} begin ${remove} ${add} end`,
    },
  ];
}

function createTriggerStatements(index: SearchIndex): string[] {
  return triggers(index).map(({ name, on, body }) => `create trigger "${name}" ${on} on "${index.table.name}" ${body}`);
}
