import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayAt } from '../../contract/moment';
import type { PackageKind } from '../../contract/package/definePackages';
import { type Filter, type ListQuery, parseListQuery } from '../../contract/query/query';
import { requireValid } from '../call/input';
import { listConditions } from '../db/list';
import { type RecordOf, recordCodec, type WireRecord } from '../db/rows/recordCodec';
import type { Condition } from '../db/scope/condition';
import { whereAll } from '../db/scope/condition';
import { storedFields } from '../db/tables/storedFields';
import type { Context } from '../operations/context';
import { addComputedValues, presentRecords } from '../operations/reads/presentRecords';
import { LIST_VIEWER } from '../operations/reads/selectPage';
import type { PackageSource, ScreeningQuery } from './packageSource';

/** Ids scanned per query, so that a filter with few matches cannot block the process. */
const ID_SPAN = 500;
/** Records per read. Other calls run between two pages. */
const PAGE = 20;

/** Selects the records of a package. */
export interface PackageQuery {
  context: Context;
  source: PackageSource;
  kind: PackageKind;
  /** The filters of the list, or the inputs of the screening. */
  filter: WireRecord;
}

/**
 * Counts the records.
 * @throws {Rejection} when the filters are invalid
 */
export async function countPackageRows(packageQuery: PackageQuery): Promise<number> {
  const { context, source } = packageQuery;
  const { conditions } = resolveConditions(packageQuery);
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(source.entity.name)}
    ${whereAll(conditions)}`.execute(context.database.read);
  return rows[0]?.count ?? 0;
}

export interface PackageReadOptions extends PackageQuery {
  unmasked: boolean;
  signal: AbortSignal;
}

/**
 * Yields the records of a package page by page, in the order of their ids, as the caller may see them. Scans ranges
 * of ids, so that every query is short whatever the filters are.
 */
export async function* packageRows(options: PackageReadOptions): AsyncGenerator<RecordOf[]> {
  const { context, source, signal, unmasked } = options;
  const { entity } = source;
  const queries = context.database.read;
  const { conditions, screening } = resolveConditions(options);
  const columns = columnsOf(options);
  const codec = recordCodec(entity, queries);
  for await (const ids of idPages({ options, conditions })) {
    signal.throwIfAborted();
    const rows = await queries.selectFrom(entity.name).select(columns).where('id', 'in', ids).orderBy('id').execute();
    const records = rows.map(codec.decode);
    const presenting = { context, entity, queries };
    if (unmasked) await addComputedValues(records, presenting);
    else await presentRecords(records, presenting);
    await source.complete?.(records, queries);
    await screening?.complete(records, queries);
    yield records;
    await setImmediate();
  }
}

interface ResolvedConditions {
  conditions: Condition[];
  screening?: ScreeningQuery;
}

function resolveConditions({ context, source, kind, filter }: PackageQuery): ResolvedConditions {
  const { entity } = source;
  const today = dayAt(context.now());
  const conditionsOf = (query: { filters: readonly Filter[]; keyword?: ListQuery['keyword'] }) =>
    listConditions({ queries: context.database.read, entity, query, today });
  const screening = source.screenings?.[kind]?.resolve(filter, { today, context });
  if (screening) {
    return { conditions: [...conditionsOf(screening), ...screening.conditions], screening };
  }
  return { conditions: conditionsOf(requireValid(parseListQuery(entity, filter, LIST_VIEWER))) };
}

async function* idPages({
  options: { context, source, signal, kind },
  conditions,
}: {
  options: PackageReadOptions;
  conditions: readonly Condition[];
}): AsyncGenerator<number[]> {
  const queries = context.database.read;
  const table = sql.table(source.entity.name);
  const { rows } = await sql<{ last: number | null }>`select max("id") as "last" from ${table}`.execute(queries);
  const last = rows[0]?.last ?? 0;
  // A screening's condition scans the visits of the whole period, so it is queried only once.
  const span = source.screenings?.[kind] ? last : ID_SPAN;
  // With another index SQLite would scan all matches of the condition again for each range.
  const hint = context.database.dialect === 'sqlite' ? sql`not indexed` : sql``;
  for (let after = 0; after < last; after += span) {
    signal.throwIfAborted();
    const range = sql<never>`"id" > ${after} and "id" <= ${Math.min(after + span, last)}`;
    const found = await sql<{ id: number }>`select "id" from ${table} ${hint}
      ${whereAll([...conditions, range])} order by "id"`.execute(queries);
    const ids = found.rows.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += PAGE) yield ids.slice(start, start + PAGE);
    await setImmediate();
  }
}

/** Returns the columns that the table, computed values and pictures need. */
function columnsOf({ source: { entity, columns, images, number }, kind }: PackageQuery): string[] {
  const stored = new Set(storedFields(entity).map(([name]) => name));
  const neededFields = [
    number,
    ...columns(kind).flatMap(({ fields }) => fields),
    ...Object.values(entity.computed ?? {}).map(({ stored: { field } }) => field),
    ...Object.keys(images),
  ];
  return ['id', ...new Set(neededFields.filter((name) => stored.has(name)))];
}
