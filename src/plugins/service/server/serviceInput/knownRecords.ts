import { type SqlBool, sql } from 'kysely';
import { addMonths, DAY_MS, dayAt, dayStart, parseIsoMoment } from '../../../../../contract/moment';
import { normalizeForComparison } from '../../../../../contract/values/normalizeForComparison';
import type { Context, Queries, RowOf } from '../../../../../server/plugin-api';
import { findFields, groupedBy, isScoped, readVersions, recordCodec } from '../../../../../server/plugin-api/builtin';
import { type Elderly, elderly } from '../../../elderly/entities/elderly';
import { type ElderlyType, elderlyType } from '../../../elderly/entities/types/elderlyType';
import { bookedStates, openStates } from '../../entities/applications/applicationStates';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { type Attendant, attendant } from '../../entities/attendants/attendant';
import type { InputRow } from '../../entities/input/parseInputRow';
import { type ServiceType, serviceType } from '../../entities/serviceType';

const ELDER_COLUMNS = [
  'id',
  'elderlyNo',
  'name',
  'idNo',
  'phone',
  'landline',
  'contacts',
  'elderlyCapacityTypeId',
  'elderlyTypeId',
  'status',
  'deceasedDate',
  'liveAddress',
  'regionCode',
  'lng',
  'lat',
] as const;
export type KnownElder = Pick<Elderly, (typeof ELDER_COLUMNS)[number]>;

const ATTENDANT_COLUMNS = [
  'id',
  'attendantNo',
  'name',
  'phone',
  'role',
  'certs',
  'serviceTypeIds',
  'status',
  'passTime',
  'banTime',
  'leaveDate',
] as const;
export type KnownAttendant = Pick<Attendant, (typeof ATTENDANT_COLUMNS)[number]>;

const APPLICATION_COLUMNS = [
  ...(['id', 'applicationNo', 'externalNo', 'source', 'elderlyId', 'elderlyNo', 'elderlyName', 'importHash'] as const),
  ...(['status', 'settleStatus', 'riskStatus', 'signMethod', 'serviceTypeId', 'attendantId'] as const),
  ...(['planStart', 'planEnd', 'signInTime', 'signOutTime', 'payerType', 'priceFen', 'rating', 'isReversed'] as const),
] as const;

/** An application that a row references. */
export interface KnownApplication extends RowOf<'serviceApplication', (typeof APPLICATION_COLUMNS)[number]> {
  /** Whether it is in the data scope of the author of the rows. */
  isInScope: boolean;
}

/** A visit that occupies the time of an elder and of an attendant. */
export interface KnownVisit {
  id: number;
  applicationNo: string;
  elderlyId: number;
  attendantId: number | null;
  serviceTypeId: number;
  payerType: string;
  start: number;
  end: number;
  minutes: number;
}

/** All records that the rows of a file reference, read with one query for each kind of key, however many rows there are. */
export interface KnownRecords {
  elderByNo: ReadonlyMap<string, KnownElder>;
  eldersByIdNo: ReadonlyMap<string, readonly KnownElder[]>;
  /** For rows that identify the elder only by name; keys are normalized names. */
  eldersByName: ReadonlyMap<string, readonly KnownElder[]>;
  attendantByNo: ReadonlyMap<string, KnownAttendant>;
  attendantByPhone: ReadonlyMap<string, KnownAttendant>;
  attendantsByName: ReadonlyMap<string, readonly KnownAttendant[]>;
  /** By code and by name, in the form of `comparedText`. */
  serviceByText: ReadonlyMap<string, ServiceType>;
  services: ReadonlyMap<number, ServiceType>;
  programmes: ReadonlyMap<number, ElderlyType>;
  /** Imported applications, by the number of the other system. */
  applications: ReadonlyMap<string, KnownApplication>;
  /** By our own number. */
  applicationByNo: ReadonlyMap<string, KnownApplication>;
  visits: readonly KnownVisit[];
}

interface KnownRecordsQuery {
  queries: Queries;
  context: Pick<Context, 'database' | 'dictionaries'>;
  rows: readonly InputRow[];
}

/**
 * Reads the records that rows reference, within the transaction of the queries. References are limited to the author's
 * data scope; rules check all visits.
 */
export async function knownRecords({ queries, context, rows }: KnownRecordsQuery): Promise<KnownRecords> {
  const scopedQueries = context.database.applyScope(queries);
  const keys = (
    name: 'elderlyNo' | 'idNo' | 'attendantNo' | 'attendantPhone' | 'attendantName' | 'externalNo' | 'applicationNo',
    sourceRows: readonly InputRow[] = rows,
  ) => [...new Set(sourceRows.flatMap((row) => row[name] ?? []))];
  const elders = (column: 'elderlyNo' | 'idNo') => eldersBy(scopedQueries, column, keys(column));
  const [eldersByNumber, byIdNo] = [await elders('elderlyNo'), await elders('idNo')];
  const rowsByName = rows.filter(({ elderlyNo, idNo }) => elderlyNo === null && idNo === null);
  const byName = await eldersBy(scopedQueries, 'name', [...new Set(rowsByName.map(({ elderlyName }) => elderlyName))]);
  const byAttendantNo = await attendantsBy(scopedQueries, 'attendantNo', keys('attendantNo'));
  const byPhone = await attendantsBy(scopedQueries, 'phone', keys('attendantPhone'));
  const rowsByAttendantName = rows.filter(
    ({ attendantNo, attendantPhone }) => attendantNo === null && attendantPhone === null,
  );
  const byAttendantName = await attendantsBy(scopedQueries, 'name', keys('attendantName', rowsByAttendantName));
  const importedApplications = await applications({
    queries,
    scopedQueries,
    column: 'externalNo',
    numbers: keys('externalNo'),
  });
  const applicationsByNumber = await applications({
    queries,
    scopedQueries,
    column: 'applicationNo',
    numbers: keys('applicationNo'),
  });
  const versions = await readVersions(queries);
  const services = await context.dictionaries.get(serviceType, versions.get(serviceType.name) ?? 0, queries);
  const programmes = await context.dictionaries.get(elderlyType, versions.get(elderlyType.name) ?? 0, queries);
  return {
    elderByNo: new Map(eldersByNumber.map((elder) => [elder.elderlyNo ?? '', elder])),
    eldersByIdNo: groupedBy(byIdNo, ({ idNo }) => idNo ?? ''),
    eldersByName: groupedBy(byName, ({ name }) => normalizeForComparison(name)),
    attendantByNo: new Map(byAttendantNo.map((one) => [one.attendantNo ?? '', one])),
    attendantByPhone: new Map(byPhone.map((one) => [one.phone, one])),
    attendantsByName: groupedBy(byAttendantName, ({ name }) => normalizeForComparison(name)),
    // A code takes precedence over an equal name.
    serviceByText: new Map(
      (['nameEn', 'name', 'code'] as const).flatMap((key) =>
        [...services.values()].map((record) => [normalizeForComparison(record[key] ?? ''), record] as const),
      ),
    ),
    services,
    programmes,
    applications: new Map(importedApplications.map((one) => [one.externalNo ?? '', one])),
    applicationByNo: new Map(applicationsByNumber.map((one) => [one.applicationNo ?? '', one])),
    visits: await visitsOf({
      queries,
      rows,
      elderlyIds: [...eldersByNumber, ...byIdNo, ...byName].map(({ id }) => id),
      attendantIds: [...byAttendantNo, ...byPhone, ...byAttendantName].map(({ id }) => id),
    }),
  };
}

async function eldersBy(queries: Queries, column: 'elderlyNo' | 'idNo' | 'name', keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { decode, comparison } = recordCodec(elderly, queries);
  const rows = await queries
    .selectFrom('elderly')
    .select([...ELDER_COLUMNS])
    .where(named(keys, (key) => comparison(column, key)))
    .where('deleted', '=', sql.lit(0))
    .execute();
  return rows.map((row): KnownElder => decode(row));
}

async function attendantsBy(queries: Queries, column: 'attendantNo' | 'phone' | 'name', keys: readonly string[]) {
  if (keys.length === 0) return [];
  const { decode, comparison } = recordCodec(attendant, queries);
  const rows = await queries
    .selectFrom('attendant')
    .select([...ATTENDANT_COLUMNS])
    .where(named(keys, (key) => comparison(column, key)))
    .where('deleted', '=', sql.lit(0))
    .execute();
  return rows.map((row): KnownAttendant => decode(row));
}

/** Condition that a row has one of these values, compared as the database does. */
function named(keys: readonly string[], comparison: (key: string) => readonly [column: string, value: unknown]) {
  const comparisons = keys.map(comparison);
  const [column] = comparisons[0] ?? ['id'];
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(comparisons.map(([, value]) => value))})`;
}

interface ApplicationsQuery {
  queries: Queries;
  /** The queries, limited to the data scope of the author of the rows. */
  scopedQueries: Queries;
  column: 'externalNo' | 'applicationNo';
  numbers: readonly string[];
}

/** Reads applications by the number of the other system (only imported ones) or by our own. */
async function applications({
  queries,
  scopedQueries,
  column,
  numbers,
}: ApplicationsQuery): Promise<KnownApplication[]> {
  const named = numbers.filter((number) => number !== '');
  if (named.length === 0) return [];
  const found = queries
    .selectFrom('serviceApplication')
    .select([...APPLICATION_COLUMNS])
    .where(column, 'in', named)
    .where('deleted', '=', sql.lit(0));
  const rows = await (column === 'externalNo' ? found.where('source', '=', 'input') : found).execute();
  const ids = rows.map(({ id }) => id);
  const idsInScope = isScoped(scopedQueries, serviceApplication.name)
    ? new Set(
        (await findFields({ queries: scopedQueries, entity: serviceApplication, ids, fields: ['id'] })).map(
          ({ id }) => id,
        ),
      )
    : new Set(ids);
  return rows.map((row) => ({ ...row, isInScope: idsInScope.has(row.id) }));
}

interface VisitsQuery {
  queries: Queries;
  rows: readonly InputRow[];
  elderlyIds: readonly number[];
  attendantIds: readonly number[];
}

/** Reads the visits of the same people in the months of the rows, for overlaps and for the insurance quota. */
async function visitsOf({ queries, rows, elderlyIds, attendantIds }: VisitsQuery): Promise<KnownVisit[]> {
  const days = rows.map(({ planStart }) => dayAt(parseIsoMoment(planStart) ?? 0)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  // A visit of the previous night can extend into the month.
  const from = dayStart(`${first.slice(0, 7)}-01`) - DAY_MS;
  const to = dayStart(addMonths(`${last.slice(0, 7)}-01`, 1));
  const select = async (column: 'elderlyId' | 'attendantId', ids: readonly number[]) =>
    ids.length === 0
      ? []
      : queries
          .selectFrom('serviceApplication')
          .select([...VISIT_COLUMNS])
          .where(column, 'in', [...new Set(ids)])
          .where('planStart', '>=', from)
          .where('planStart', '<', to)
          .where('status', 'in', PLANNED_STATES)
          .where('deleted', '=', sql.lit(0))
          .execute();
  const found = [...(await select('elderlyId', elderlyIds)), ...(await select('attendantId', attendantIds))];
  return [...new Map(found.map((row) => [row.id, visitOf(row)])).values()];
}

const PLANNED_STATES = [...new Set([...openStates, ...bookedStates])];
const VISIT_COLUMNS = [
  'id',
  'applicationNo',
  'elderlyId',
  'attendantId',
  'serviceTypeId',
  'payerType',
  'planStart',
  'planEnd',
  'planMinutes',
] as const;

function visitOf(row: RowOf<'serviceApplication', (typeof VISIT_COLUMNS)[number]>): KnownVisit {
  return {
    id: row.id,
    applicationNo: row.applicationNo ?? '',
    elderlyId: row.elderlyId,
    attendantId: row.attendantId,
    serviceTypeId: row.serviceTypeId,
    payerType: row.payerType,
    start: row.planStart,
    end: row.planEnd,
    minutes: row.planMinutes ?? 0,
  };
}
