import { type Context, type Queries, yieldingChunks } from '../../../../../server/plugin-api';
import { readVersions } from '../../../../../server/plugin-api/builtin';
import type { Certificate } from '../../entities/attendants/certificates';
import { neighboursFor } from '../../entities/risk/neighboursFor';
import type { RiskNeighbours, RiskVisit } from '../../entities/risk/riskVisit';
import { type ServiceType, serviceType } from '../../entities/serviceType';
import { readNeighbourData } from './readNeighbourData';
import { type AttendantRow, type ElderRow, toRiskVisit } from './toRiskVisit';
import { listIn, readVisitRows, type VisitRow } from './visitRows';

/** Visits to process before yielding to other work of the process. */
const VISITS_PER_CHUNK = 100;

export interface ReadVisit {
  row: VisitRow;
  visit: RiskVisit;
}

/** A visit with all data that its rules read. */
export interface VisitWithNeighbours extends ReadVisit {
  neighbours: RiskNeighbours;
}

export interface RiskReading {
  queries: Queries;
  context: Pick<Context, 'dictionaries'>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Reads visits in the format of the rules, without their neighbors. Skips ids that are not visits yet. Most efficient
 * for the visits of one attendant, or of a few days.
 */
export async function readVisits(reading: RiskReading & { ids: readonly number[] }): Promise<ReadVisit[]> {
  const serviceTypes = await serviceTypesOf(reading);
  const visits: ReadVisit[] = [];
  for await (const chunk of yieldingChunks(reading.ids, VISITS_PER_CHUNK)) {
    const rows = await readVisitRows(reading.queries, chunk);
    for (const visit of await visitsIn(rows, reading, serviceTypes)) visits.push(visit);
  }
  return visits;
}

/** Like {@link readVisits}, for rows that are not written yet. */
export async function unwrittenVisits(reading: RiskReading, rows: readonly VisitRow[]): Promise<ReadVisit[]> {
  const serviceTypes = await serviceTypesOf(reading);
  const visits: ReadVisit[] = [];
  for await (const chunk of yieldingChunks(rows, VISITS_PER_CHUNK)) {
    for (const visit of await visitsIn(chunk, reading, serviceTypes)) visits.push(visit);
  }
  return visits;
}

/** Combines rows with the people and services that they reference. */
async function visitsIn(
  rows: readonly VisitRow[],
  { queries, now }: RiskReading,
  serviceTypes: ReadonlyMap<number, ServiceType>,
): Promise<ReadVisit[]> {
  if (rows.length === 0) return [];
  const attendants = await attendantsOf(queries, rows);
  const elders = await eldersOf(queries, rows);
  return rows.map((row) => {
    const serviceType = serviceTypes.get(row.serviceTypeId);
    const attendant = row.attendantId === null ? undefined : attendants.get(row.attendantId);
    return { row, visit: toRiskVisit({ row, serviceType, attendant, elder: elders.get(row.elderlyId), now }) };
  });
}

/**
 * Adds the data about other visits that the rules read. Yields visit by visit, so that not all of it is in memory at
 * once.
 */
export async function* withNeighbours(
  reading: RiskReading,
  read: readonly ReadVisit[],
  { areWritten: isStored } = { areWritten: true },
): AsyncGenerator<VisitWithNeighbours> {
  if (read.length === 0) return;
  const surroundings = await readNeighbourData({
    queries: reading.queries,
    visits: read.map(({ visit }) => visit),
    unwritten: isStored ? [] : read.map(({ row }) => row),
    serviceTypes: await serviceTypesOf(reading),
  });
  for await (const chunk of yieldingChunks(read, VISITS_PER_CHUNK)) {
    for (const { row, visit } of chunk) yield { row, visit, neighbours: neighboursFor(visit, surroundings) };
  }
}

async function serviceTypesOf({ context, queries }: RiskReading): Promise<Map<number, ServiceType>> {
  const version = (await readVersions(queries)).get(serviceType.name) ?? 0;
  return context.dictionaries.get(serviceType, version, queries);
}

/** Includes deleted people, because their past visits still reference them. */
async function attendantsOf(queries: Queries, rows: readonly VisitRow[]): Promise<Map<number, AttendantRow>> {
  const ids = [...new Set(rows.flatMap(({ attendantId }) => attendantId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await queries
    .selectFrom('attendant')
    .select(['id', 'role', 'certs', 'status', 'passTime', 'banTime', 'leaveDate'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    found.map((row): [number, AttendantRow] => [row.id, { ...row, certificates: listIn<Certificate>(row.certs) }]),
  );
}

async function eldersOf(queries: Queries, rows: readonly VisitRow[]): Promise<Map<number, ElderRow>> {
  const found = await queries
    .selectFrom('elderly')
    .select(['id', 'status', 'deceasedDate'])
    .where('id', 'in', [...new Set(rows.map(({ elderlyId }) => elderlyId))])
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
