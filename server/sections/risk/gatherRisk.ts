import { neighboursOf } from '../../../contract/service/risk/neighboursOf';
import type { RiskNeighbours, RiskVisit } from '../../../contract/service/risk/riskVisit';
import { type ServiceType, serviceType } from '../../../contract/service/serviceType';
import type { Queries } from '../../db';
import { readVersions } from '../../db/tableVersions';
import type { Context } from '../../operations/context';
import { riskSurroundings } from './riskSurroundings';
import { type AttendantRow, type ElderRow, riskVisitOf } from './riskVisitOf';
import { readVisitRows, type VisitRow } from './visitRows';

/** A visit with everything its rules look at. */
export interface GatheredVisit {
  row: VisitRow;
  visit: RiskVisit;
  neighbours: RiskNeighbours;
}

export interface RiskReading {
  queries: Queries;
  context: Pick<Context, 'dictionaries'>;
  /** Applications; those that are no visits yet are left out. Best of one attendant, or of a few days. */
  ids: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Reads visits as the rules see them, without their neighbours. */
export async function readVisits(reading: RiskReading): Promise<{ row: VisitRow; visit: RiskVisit }[]> {
  const { queries, ids, now } = reading;
  const rows = await readVisitRows(queries, ids);
  if (rows.length === 0) return [];
  const serviceTypes = await serviceTypesOf(reading);
  const attendants = await attendantsOf(queries, rows);
  const elders = await eldersOf(queries, rows);
  return rows.map((row) => ({
    row,
    visit: riskVisitOf({
      row,
      serviceType: serviceTypes.get(row.serviceTypeId),
      attendant: row.attendantId === null ? undefined : attendants.get(row.attendantId),
      elder: elders.get(row.elderlyId),
      now,
    }),
  }));
}

/** Adds to visits what the rules know of others. */
export async function withNeighbours(
  reading: RiskReading,
  read: readonly { row: VisitRow; visit: RiskVisit }[],
): Promise<GatheredVisit[]> {
  if (read.length === 0) return [];
  const surroundings = await riskSurroundings({
    queries: reading.queries,
    visits: read.map(({ visit }) => visit),
    serviceTypes: await serviceTypesOf(reading),
  });
  return read.map(({ row, visit }) => ({ row, visit, neighbours: neighboursOf(visit, surroundings) }));
}

async function serviceTypesOf({ context, queries }: RiskReading): Promise<Map<number, ServiceType>> {
  const version = (await readVersions(queries)).get(serviceType.name) ?? 0;
  const records: Map<number, unknown> = await context.dictionaries.get(serviceType, version, queries);
  // The dictionary holds whole records of this entity.
  return records as Map<number, ServiceType>;
}

/** Whoever made or received a visit stays who they were, also after they were removed. */
async function attendantsOf(queries: Queries, rows: readonly VisitRow[]): Promise<Map<number, AttendantRow>> {
  const ids = [...new Set(rows.flatMap(({ attendantId }) => attendantId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await queries
    .selectFrom('attendant')
    .select(['id', 'role', 'certs', 'status', 'passTime', 'banTime', 'leaveDate'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [Number(row.id), row as unknown as AttendantRow]));
}

async function eldersOf(queries: Queries, rows: readonly VisitRow[]): Promise<Map<number, ElderRow>> {
  const found = await queries
    .selectFrom('elderly')
    .select(['id', 'status', 'deceasedDate'])
    .where('id', 'in', [...new Set(rows.map(({ elderlyId }) => elderlyId))])
    .execute();
  return new Map(found.map((row) => [Number(row.id), row as unknown as ElderRow]));
}
