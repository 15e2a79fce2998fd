import { chunk } from 'es-toolkit/array/chunk';
import type { Entity } from '../../contract/defineEntity';
import type { Queries } from '../db/database';
import { recordCodec, type WireRecord } from '../db/recordCodec';
import type { PersonTable } from './personTables';

/** Records per read. */
const PAGE = 100;
/** Ids per query. */
const IDS_AT_ONCE = 500;

export interface PersonQuestion {
  queries: Queries;
  person: Entity;
}

/** Ids found so far, by entity. */
export type FoundIds = Map<string, readonly number[]>;

/** Returns the ids of the records of one table that are about a person, hidden ones too. */
export async function idsOf(
  { queries, person }: PersonQuestion,
  table: PersonTable,
  found: FoundIds,
): Promise<number[]> {
  const ids: number[] = [];
  for (const named of chunk([...(found.get(table.of) ?? [])], IDS_AT_ONCE)) {
    const rows = await queries
      .selectFrom(table.entity.name)
      .select('id')
      .where(table.field, 'in', named)
      .$if(table.kind !== undefined, (query) => query.where(table.kind ?? '', '=', person.name))
      .orderBy('id')
      .execute();
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

/** Yields whole records without secrets, page by page. */
export async function* recordsOf(
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
  for (const part of chunk([...about.ids], IDS_AT_ONCE)) {
    const rows = await queries
      .selectFrom('log')
      .select('id')
      .where('entity', '=', about.entity)
      .where('entityId', 'in', part.map(String))
      .orderBy('id')
      .execute();
    yield* recordsOf(
      queries,
      log,
      rows.map(({ id }) => id),
    );
  }
}
