import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayAt } from '../../../contract/moment';
import type { PackageKind } from '../../../contract/package/definePackages';
import { type ListQuery, parseListQuery } from '../../../contract/query';
import type { Queries } from '../../db';
import { type Condition, listConditions } from '../../db/conditions';
import { recordCodec, type WireRecord } from '../../db/recordCodec';
import { storedFields } from '../../db/storedFields';
import type { Context } from '../../operations/context';
import { accepted } from '../../operations/input';
import { complete, present } from '../../operations/present';
import { LIST_VIEWER } from '../../operations/selectPage';
import { type NoServicedScreening, noServicedScreening } from '../noServiced';
import { ATTENDANT, type PackageSource } from './packageSource';

/** Ids looked through at once; a filter that finds little must not hold up the process either. */
const SPAN = 500;
/** Records read at once; between two pages other calls have their turn. */
const PAGE = 20;

/** Which records a package holds. */
export interface PackageQuestion {
  context: Context;
  source: PackageSource;
  kind: PackageKind;
  /** The filters of the list, or the inputs of the screening. */
  filter: WireRecord;
}

/**
 * How many records there are.
 * @throws {Rejection} when the filters are not understood
 */
export async function countPackageRows(question: PackageQuestion): Promise<number> {
  const { context, source } = question;
  const { conditions } = understood(question);
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(source.entity.name)}
    ${whereAll(conditions)}`.execute(context.database.read);
  return Number(rows[0]?.count ?? 0);
}

export interface PackageReading extends PackageQuestion {
  unmasked: boolean;
  signal: AbortSignal;
}

/**
 * The records of a package in the order of their ids, page by page, as they may be shown. They are found by ranges of ids, so
 * that no question is long, whatever the filters are.
 */
export async function* packageRows(reading: PackageReading): AsyncGenerator<WireRecord[]> {
  const { context, source, kind, signal, unmasked } = reading;
  const { entity } = source;
  const queries = context.database.read;
  const { conditions, screening } = understood(reading);
  const columns = columnsOf(reading);
  const codec = recordCodec(entity);
  for await (const ids of idPages({ reading, conditions })) {
    signal.throwIfAborted();
    const rows = await queries.selectFrom(entity.name).select(columns).where('id', 'in', ids).orderBy('id').execute();
    const records = rows.map(codec.decode);
    const presenting = { context, entity, queries };
    if (unmasked) await complete(records, presenting);
    else await present(records, presenting);
    await addAttendants(records, queries);
    if (kind === 'packageNoServiced') await screening?.complete(records, queries);
    yield records;
    await setImmediate();
  }
}

interface Understood {
  conditions: Condition[];
  screening?: NoServicedScreening;
}

function understood({ context, source: { entity }, kind, filter }: PackageQuestion): Understood {
  const today = dayAt(context.now());
  const meaning = (query: Pick<ListQuery, 'filters' | 'keyword'>) =>
    listConditions({ kind: context.database.kind, entity, query, today });
  if (kind === 'packageNoServiced') {
    const screening = noServicedScreening(filter, today);
    return { conditions: [...meaning(screening), ...screening.conditions], screening };
  }
  return { conditions: meaning(accepted(parseListQuery(entity, filter, LIST_VIEWER))) };
}

async function* idPages({
  reading: { context, source, kind, signal },
  conditions,
}: {
  reading: PackageReading;
  conditions: readonly Condition[];
}): AsyncGenerator<number[]> {
  const queries = context.database.read;
  const table = sql.table(source.entity.name);
  const { rows } = await sql<{ last: number | null }>`select max("id") as "last" from ${table}`.execute(queries);
  const last = Number(rows[0]?.last ?? 0);
  // Its condition looks through the visits of the whole period, so it is asked once.
  const span = kind === 'packageNoServiced' ? last : SPAN;
  // By any other index SQLite would look through all that the condition finds, once for each range.
  const hint = context.database.kind === 'sqlite' ? sql`not indexed` : sql``;
  for (let after = 0; after < last; after += span) {
    signal.throwIfAborted();
    const range = sql<never>`"id" > ${after} and "id" <= ${Math.min(after + span, last)}`;
    const found = await sql<{ id: number }>`select "id" from ${table} ${hint}
      ${whereAll([...conditions, range])} order by "id"`.execute(queries);
    const ids = found.rows.map(({ id }) => Number(id));
    for (let start = 0; start < ids.length; start += PAGE) yield ids.slice(start, start + PAGE);
    await setImmediate();
  }
}

function whereAll(conditions: readonly Condition[]) {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** What the table shows, what is computed from, and the pictures. */
function columnsOf({ source: { entity, columns, images, number }, kind }: PackageQuestion): string[] {
  const stored = new Set(storedFields(entity).map(([name]) => name));
  const wanted = [
    number,
    ...columns(kind).flatMap(({ fields }) => fields),
    ...Object.values(entity.computed ?? {}).map(({ stored: { field } }) => field),
    ...Object.keys(images),
  ];
  return ['id', ...new Set(wanted.filter((name) => stored.has(name)))];
}

/** Puts number and name of the attendant into the records that name one. */
async function addAttendants(records: readonly WireRecord[], queries: Queries): Promise<void> {
  const ids = [...new Set(records.map(({ attendantId }) => attendantId))].filter((id) => typeof id === 'number');
  if (ids.length === 0) return;
  const rows = await queries
    .selectFrom('attendant')
    .select(['id', 'attendantNo', 'name'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  for (const record of records) record[ATTENDANT] = byId.get(Number(record.attendantId)) ?? null;
}
