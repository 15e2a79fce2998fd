import { sql } from 'kysely';
import type { Entity } from '../../../../../contract/defineEntity';
import { addMonths, dayAt, dayStart, momentOf } from '../../../../../contract/moment';
import {
  type Context,
  findFields,
  groupedBy,
  isNarrowed,
  type Queries,
  type RowOf,
  readVersions,
  recordCodec,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { type Elderly, elderly } from '../../../elderly/entities/elderly';
import { elderlyType } from '../../../elderly/entities/elderlyType';
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

/** An application that an import has written before. */
export interface KnownApplication {
  id: number;
  elderlyId: number;
  importHash: string | null;
  status: string;
  settleStatus: string;
  riskStatus: string;
  signMethod: string | null;
  /** Whether the author of the rows sees it. */
  isSeen: boolean;
}

/** A visit that takes the time of an elder and of an attendant. */
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

/** Everything the rows of a file name, read with one query for each kind of key, however many rows there are. */
export interface KnownRecords {
  elderByNo: ReadonlyMap<string, KnownElder>;
  eldersByIdNo: ReadonlyMap<string, readonly KnownElder[]>;
  attendantByNo: ReadonlyMap<string, KnownAttendant>;
  attendantByPhone: ReadonlyMap<string, KnownAttendant>;
  serviceByCode: ReadonlyMap<string, ServiceType>;
  services: ReadonlyMap<number, WireRecord>;
  programmes: ReadonlyMap<number, WireRecord>;
  applications: ReadonlyMap<string, KnownApplication>;
  visits: readonly KnownVisit[];
}

interface Question {
  queries: Queries;
  context: Pick<Context, 'database' | 'dictionaries'>;
  rows: readonly InputRow[];
}

/** Reads what rows name, as of the transaction of the queries. Rows name what their author sees; rules look at all visits. */
export async function knownRecords({ queries, context, rows }: Question): Promise<KnownRecords> {
  const seen = context.database.within(queries);
  const keys = (name: 'elderlyNo' | 'idNo' | 'attendantNo' | 'attendantPhone' | 'externalNo') => [
    ...new Set(rows.flatMap((row) => row[name] ?? [])),
  ];
  const elders = async (column: 'elderlyNo' | 'idNo') =>
    (await selectBy({
      queries: seen,
      entity: elderly,
      columns: ELDER_COLUMNS,
      column,
      keys: keys(column),
    })) as KnownElder[];
  const attendants = async (column: 'attendantNo' | 'phone') => {
    const wanted = keys(column === 'phone' ? 'attendantPhone' : column);
    const found = await selectBy({
      queries: seen,
      entity: attendant,
      columns: ATTENDANT_COLUMNS,
      column,
      keys: wanted,
    });
    return found as KnownAttendant[];
  };
  const [byNo, byIdNo] = [await elders('elderlyNo'), await elders('idNo')];
  const [byAttendantNo, byPhone] = [await attendants('attendantNo'), await attendants('phone')];
  const versions = await readVersions(queries);
  const list = async (entity: typeof serviceType | typeof elderlyType) =>
    context.dictionaries.get(entity, versions.get(entity.name) ?? 0, queries);
  const services = await list(serviceType);
  return {
    elderByNo: new Map(byNo.map((elder) => [elder.elderlyNo ?? '', elder])),
    eldersByIdNo: groupedBy(byIdNo, ({ idNo }) => idNo ?? ''),
    attendantByNo: new Map(byAttendantNo.map((one) => [one.attendantNo ?? '', one])),
    attendantByPhone: new Map(byPhone.map((one) => [one.phone, one])),
    serviceByCode: new Map(
      [...services.values()].map((record) => [String(record.code), record as unknown as ServiceType]),
    ),
    services,
    programmes: await list(elderlyType),
    applications: await applications({ queries, seen, externalNos: keys('externalNo') }),
    visits: await visitsOf({
      queries,
      rows,
      elderlyIds: [...byNo, ...byIdNo].map(({ id }) => id),
      attendantIds: [...byAttendantNo, ...byPhone].map(({ id }) => id),
    }),
  };
}

interface KeyQuestion {
  queries: Queries;
  entity: Entity;
  columns: readonly string[];
  column: string;
  keys: readonly string[];
}

async function selectBy({ queries, entity, columns, column, keys }: KeyQuestion): Promise<WireRecord[]> {
  if (keys.length === 0) return [];
  const rows = await queries
    .selectFrom(entity.name)
    .select([...columns])
    .where(column, 'in', [...keys])
    .where('deleted', '=', sql.lit(0))
    .execute();
  const { decode } = recordCodec(entity);
  return rows.map(decode);
}

interface ApplicationsQuestion {
  queries: Queries;
  /** The queries as the author of the rows sees their answers. */
  seen: Queries;
  externalNos: readonly string[];
}

async function applications({ queries, seen, externalNos }: ApplicationsQuestion) {
  if (externalNos.length === 0) return new Map<string, KnownApplication>();
  const rows = await queries
    .selectFrom('serviceApplication')
    .select(['id', 'elderlyId', 'externalNo', 'importHash', 'status', 'settleStatus', 'riskStatus', 'signMethod'])
    .where('source', '=', 'input')
    .where('externalNo', 'in', [...externalNos])
    .where('deleted', '=', sql.lit(0))
    .execute();
  const ids = rows.map(({ id }) => id);
  const seenIds = isNarrowed(seen, serviceApplication.name)
    ? new Set(
        (await findFields({ queries: seen, entity: serviceApplication, ids, fields: ['id'] })).map(({ id }) => id),
      )
    : new Set<unknown>(ids);
  return new Map(
    rows.map((row) => {
      const known = { ...row, isSeen: seenIds.has(row.id) } as unknown as KnownApplication;
      return [String(row.externalNo), known];
    }),
  );
}

interface VisitsQuestion {
  queries: Queries;
  rows: readonly InputRow[];
  elderlyIds: readonly number[];
  attendantIds: readonly number[];
}

/** Visits of the same people in the months of the rows: what may overlap, and what the insurance has paid for. */
async function visitsOf({ queries, rows, elderlyIds, attendantIds }: VisitsQuestion): Promise<KnownVisit[]> {
  const days = rows.map(({ planStart }) => dayAt(momentOf(planStart) ?? 0)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const from = dayStart(`${first.slice(0, 7)}-01`);
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
    applicationNo: String(row.applicationNo),
    elderlyId: row.elderlyId,
    attendantId: row.attendantId,
    serviceTypeId: row.serviceTypeId,
    payerType: row.payerType,
    start: row.planStart,
    end: row.planEnd,
    minutes: row.planMinutes ?? 0,
  };
}
