import { sql } from 'kysely';
import type { Queries, RowOf, WireRecord } from '../../../../../server/plugin-api';
import { type Row, recordCodec } from '../../../../../server/plugin-api/builtin';
import type { ApplicationState } from '../../entities/applications/applicationStates';
import { serviceApplication } from '../../entities/applications/serviceApplication';

/** States in which a visit takes place, has taken place, or should have. */
export const visitStates = ['inService', 'completed', 'settled', 'missed'] as const satisfies ApplicationState[];

const columns = [
  'id',
  'attendantId',
  'elderlyId',
  'elderlyCapacityTypeId',
  'serviceTypeId',
  'payerType',
  'planStart',
  'planEnd',
  'serviceLng',
  'serviceLat',
  'geofenceM',
  'status',
  'signMethod',
  'signInTime',
  'signInPhoneTime',
  'signInLng',
  'signInLat',
  'signInAccuracyM',
  'signInMock',
  'signInPhoneId',
  'signInPhotos',
  'signOutTime',
  'signOutPhoneTime',
  'signOutLng',
  'signOutLat',
  'signOutAccuracyM',
  'signOutMock',
  'signOutPhoneId',
  'signOutPhotos',
  'missedOut',
  'isAmended',
  'steps',
  'photoFacts',
  'elderSignature',
  'confirmBy',
  'riskScore',
  'riskHits',
  'riskStatus',
  'riskOpenTime',
  'settleStatus',
] as const;

/** The columns of an application that the risk rules need, in database format: moments in milliseconds, lists as JSON. */
export type VisitRow = RowOf<'serviceApplication', (typeof columns)[number]>;

/** Reads the visits among applications; skips ids that do not exist or are not visits yet. */
export async function readVisitRows(queries: Queries, ids: readonly number[]): Promise<VisitRow[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('serviceApplication')
    .select([...columns])
    .where('id', 'in', [...ids])
    .where('status', 'in', [...visitStates])
    .where('deleted', '=', sql.lit(0))
    .orderBy('id')
    .execute();
  return rows;
}

/** Converts the visits among new application records to rows. */
export function visitRowsOf(records: readonly Readonly<WireRecord>[]): VisitRow[] {
  const { encodeTuple } = recordCodec(serviceApplication);
  const visits = records.filter(({ status }) => visitStates.some((state) => state === status));
  // The columns match the table, which is generated from the entity definition.
  return visits.map((record) => {
    const tuple = encodeTuple(record, columns);
    const row: Row = {};
    for (const [position, name] of columns.entries()) row[name] = tuple[position];
    return row as unknown as VisitRow;
  });
}

/** Parses a list stored as JSON; empty if there is none. */
export function listIn<T>(json: string | null): T[] {
  const value: unknown = json === null ? null : JSON.parse(json);
  return Array.isArray(value) ? value : [];
}
