import { chunk } from 'es-toolkit/array/chunk';
import type { Entity } from '../../contract/defineEntity';
import type { Queries } from '../db/database';
import { recordCodec, type WireRecord } from '../db/rows/recordCodec';
import type { PersonTable } from './personTables';

/** Records per read. */
const PAGE = 100;
/** Ids per query. */
const ID_BATCH = 500;

export interface PersonQuery {
  queries: Queries;
  person: Entity;
}

/** Ids found so far, by entity. */
export type IdsByEntity = Map<string, readonly number[]>;

/** Returns the ids of the records of one table that are about a person, hidden ones too. */
export async function findRecordIds(
  { queries, person }: PersonQuery,
  table: PersonTable,
  found: IdsByEntity,
): Promise<number[]> {
  const ids: number[] = [];
  for (const referencedIds of chunk([...(found.get(table.target) ?? [])], ID_BATCH)) {
    const rows = await queries
      .selectFrom(table.entity.name)
      .select('id')
      .where(table.field, 'in', referencedIds)
      .$if(table.kind !== undefined, (query) => query.where(table.kind ?? '', '=', person.name))
      .orderBy('id')
      .execute();
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

/** Yields whole records without secrets, page by page. */
export async function* readRecordPages(
  queries: Queries,
  entity: Entity,
  ids: readonly number[],
): AsyncGenerator<readonly WireRecord[]> {
  const { columns, decode } = recordCodec(entity, queries);
  for (const part of chunk([...ids], PAGE)) {
    const rows = await queries
      .selectFrom(entity.name)
      .select([...columns])
      .where('id', 'in', part)
      .orderBy('id')
      .execute();
    yield rows.map(decode);
  }
}

/** Yields the rows of the log about records of one entity. */
export async function* logsAbout(
  queries: Queries,
  log: Entity,
  about: { entity: string; ids: readonly number[] },
): AsyncGenerator<readonly WireRecord[]> {
  for (const part of chunk([...about.ids], ID_BATCH)) {
    const rows = await queries
      .selectFrom('log')
      .select('id')
      .where('entity', '=', about.entity)
      .where('entityId', 'in', part.map(String))
      .orderBy('id')
      .execute();
    yield* readRecordPages(
      queries,
      log,
      rows.map(({ id }) => id),
    );
  }
}
