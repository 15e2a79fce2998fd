import { type SqlBool, sql } from 'kysely';
import { comparedText } from '../../../../../contract/comparedText';
import { addMonths, DAY_MS, dayAt, dayStart, momentOf } from '../../../../../contract/moment';
import {
  type Context,
  findFields,
  groupedBy,
  isNarrowed,
  type Queries,
  type RowOf,
  readVersions,
  recordCodec,
} from '../../../../../server/plugin-api';
import { type Elderly, elderly } from '../../../elderly/entities/elderly';
import { type ElderlyType, elderlyType } from '../../../elderly/entities/elderlyType';
import { bookedStates, openStates } from '../../entities/applicationStates';
import { type Attendant, attendant } from '../../entities/attendant';
import type { InputRow } from '../../entities/input/parseInputRow';
import { serviceApplication } from '../../entities/serviceApplication';
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
  isSeen: boolean;
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

interface Question {
  queries: Queries;
  context: Pick<Context, 'database' | 'dictionaries'>;
  rows: readonly InputRow[];
}

/**
 * Reads the records that rows reference, within the transaction of the queries. References are limited to the author's
 * data scope; rules check all visits.
 */
export async function knownRecords({ queries, context, rows }: Question): Promise<KnownRecords> {
  const seen = context.database.within(queries);
  const keys = (
    name: 'elderlyNo' | 'idNo' | 'attendantNo' | 'attendantPhone' | 'attendantName' | 'externalNo' | 'applicationNo',
    among: readonly InputRow[] = rows,
  ) => [...new Set(among.flatMap((row) => row[name] ?? []))];
  const elders = (column: 'elderlyNo' | 'idNo') => eldersBy(seen, column, keys(column));
  const [byNo, byIdNo] = [await elders('elderlyNo'), await elders('idNo')];
  const nameless = rows.filter(({ elderlyNo, idNo }) => elderlyNo === null && idNo === null);
  const byName = await eldersBy(seen, 'name', [...new Set(nameless.map(({ elderlyName }) => elderlyName))]);
  const byAttendantNo = await attendantsBy(seen, 'attendantNo', keys('attendantNo'));
  const byPhone = await attendantsBy(seen, 'phone', keys('attendantPhone'));
  const onlyNamed = rows.filter(({ attendantNo, attendantPhone }) => attendantNo === null && attendantPhone === null);
  const byAttendantName = await attendantsBy(seen, 'name', keys('attendantName', onlyNamed));
  const imported = await applications({ queries, seen, column: 'externalNo', numbers: keys('externalNo') });
  const numbered = await applications({ queries, seen, column: 'applicationNo', numbers: keys('applicationNo') });
  const versions = await readVersions(queries);
  const services = await context.dictionaries.get(serviceType, versions.get(serviceType.name) ?? 0, queries);
  const programmes = await context.dictionaries.get(elderlyType, versions.get(elderlyType.name) ?? 0, queries);
  return {
    elderByNo: new Map(byNo.map((elder) => [elder.elderlyNo ?? '', elder])),
    eldersByIdNo: groupedBy(byIdNo, ({ idNo }) => idNo ?? ''),
    eldersByName: groupedBy(byName, ({ name }) => comparedText(name)),
    attendantByNo: new Map(byAttendantNo.map((one) => [one.attendantNo ?? '', one])),
    attendantByPhone: new Map(byPhone.map((one) => [one.phone, one])),
    attendantsByName: groupedBy(byAttendantName, ({ name }) => comparedText(name)),
    // A code takes precedence over an equal name.
    serviceByText: new Map(
      (['nameEn', 'name', 'code'] as const).flatMap((key) =>
        [...services.values()].map((record) => [comparedText(record[key] ?? ''), record] as const),
      ),
    ),
    services,
    programmes,
    applications: new Map(imported.map((one) => [one.externalNo ?? '', one])),
    applicationByNo: new Map(numbered.map((one) => [one.applicationNo ?? '', one])),
    visits: await visitsOf({
      queries,
      rows,
      elderlyIds: [...byNo, ...byIdNo, ...byName].map(({ id }) => id),
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
  const compared = keys.map(comparison);
  const [column] = compared[0] ?? ['id'];
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(compared.map(([, value]) => value))})`;
}

interface ApplicationsQuestion {
  queries: Queries;
  /** The queries, limited to the data scope of the author of the rows. */
  seen: Queries;
  column: 'externalNo' | 'applicationNo';
  numbers: readonly string[];
}

/** Reads applications by the number of the other system (only imported ones) or by our own. */
async function applications({ queries, seen, column, numbers }: ApplicationsQuestion): Promise<KnownApplication[]> {
  const named = numbers.filter((number) => number !== '');
  if (named.length === 0) return [];
  const found = queries
    .selectFrom('serviceApplication')
    .select([...APPLICATION_COLUMNS])
    .where(column, 'in', named)
    .where('deleted', '=', sql.lit(0));
  const rows = await (column === 'externalNo' ? found.where('source', '=', 'input') : found).execute();
  const ids = rows.map(({ id }) => id);
  const seenIds = isNarrowed(seen, serviceApplication.name)
    ? new Set(
        (await findFields({ queries: seen, entity: serviceApplication, ids, fields: ['id'] })).map(({ id }) => id),
      )
    : new Set(ids);
  return rows.map((row) => ({ ...row, isSeen: seenIds.has(row.id) }));
}

interface VisitsQuestion {
  queries: Queries;
  rows: readonly InputRow[];
  elderlyIds: readonly number[];
  attendantIds: readonly number[];
}

/** Reads the visits of the same people in the months of the rows, for overlaps and for the insurance quota. */
async function visitsOf({ queries, rows, elderlyIds, attendantIds }: VisitsQuestion): Promise<KnownVisit[]> {
  const days = rows.map(({ planStart }) => dayAt(momentOf(planStart) ?? 0)).sort();
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
