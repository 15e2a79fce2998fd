import { type NotNull, sql } from 'kysely';
import { pointOf } from '../../../../../contract/distance';
import { DAY_MS, dayAt, dayStart } from '../../../../../contract/moment';
import { type Queries, type RowOf, yieldingChunks } from '../../../../../server/plugin-api';
import { groupedBy, type TableTypes } from '../../../../../server/plugin-api/builtin';
import { NEIGHBOUR_FIELDS } from '../../entities/risk/neighbourFields';
import { NEIGHBOUR_DAYS, PHOTO_DAYS, type RiskSurroundings } from '../../entities/risk/neighboursFor';
import {
  type NeighbourPhoto,
  type NeighbourVisit,
  type PhoneUse,
  perceptualHash,
  type RiskVisit,
} from '../../entities/risk/riskVisit';
import type { ServiceType } from '../../entities/serviceType';
import type { VisitRow } from './visitRows';

/** Maximum difference between planned and actual start, in milliseconds. */
const START_TOLERANCE_MS = DAY_MS;
/** People whose visits to read before yielding to other work of the process. */
const PEOPLE_PER_CHUNK = 50;
/** Photos to look up at once. */
const TRACES_PER_CHUNK = 500;

interface NeighbourDataQuery {
  queries: Queries;
  /** Visits that are close in time, so that little data lies between them. */
  visits: readonly RiskVisit[];
  /** Those that are not in the database yet; they have no photos or handsets. */
  unwritten: readonly VisitRow[];
  serviceTypes: ReadonlyMap<number, ServiceType>;
}

/**
 * Reads the data about other visits that the rules need. The number of queries does not depend on the number of visits,
 * and only grows slowly with the number of people.
 */
export async function readNeighbourData(dataQuery: NeighbourDataQuery): Promise<RiskSurroundings> {
  const { visits } = dataQuery;
  const span = spanOf(visits);
  const attendantIds = [...new Set(visits.flatMap(({ attendantId }) => attendantId ?? []))];
  const elderIds = [...new Set(visits.map(({ elderlyId }) => elderlyId))];
  const monthStart = dayStart(`${dayAt(span.from).slice(0, 7)}-01`);
  return {
    byAttendant: await visitsBy('attendantId', attendantIds, dataQuery, {
      from: span.from - (NEIGHBOUR_DAYS + 1) * DAY_MS,
      to: span.to + 2 * START_TOLERANCE_MS,
    }),
    byElder: await visitsBy('elderlyId', elderIds, dataQuery, {
      from: Math.min(monthStart, span.from - DAY_MS) - START_TOLERANCE_MS,
      to: span.to + 2 * START_TOLERANCE_MS,
    }),
    photosByFile: await photosByFile(dataQuery, span),
    photosByAttendant: await photosByAttendant(dataQuery, span),
    phoneUses: await phoneUses(dataQuery, span),
  };
}

interface Span {
  from: number;
  to: number;
}

function spanOf(visits: readonly RiskVisit[]): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { planStart, planEnd, signIn, signOut } of visits) {
    from = Math.min(from, planStart, signIn?.time ?? planStart);
    to = Math.max(to, planEnd, signOut?.time ?? planEnd);
  }
  return { from, to };
}

async function visitsBy(
  key: 'attendantId' | 'elderlyId',
  ids: readonly number[],
  { queries, unwritten, serviceTypes }: NeighbourDataQuery,
  { from, to }: Span,
): Promise<Map<number | null, NeighbourVisit[]>> {
  const visits = unwritten.map((row) => neighbourIn(row, serviceTypes));
  for await (const chunk of yieldingChunks(ids, PEOPLE_PER_CHUNK)) {
    const rows = await queries
      .selectFrom('serviceApplication')
      .select([...NEIGHBOUR_COLUMNS])
      .where(key, 'in', [...chunk])
      .where('planStart', '>=', from)
      .where('planStart', '<=', to)
      .where('status', 'in', ['inService', 'completed', 'settled'])
      .where('deleted', '=', sql.lit(0))
      .execute();
    for (const row of rows) visits.push(neighbourIn(row, serviceTypes));
  }
  visits.sort((a, b) => a.start - b.start || a.id - b.id);
  return groupedBy(visits, (visit) => visit[key]);
}

const NEIGHBOUR_COLUMNS = ['id', 'attendantId', 'elderlyId', 'planStart', ...NEIGHBOUR_FIELDS] as const;

function neighbourIn(
  row: RowOf<'serviceApplication', (typeof NEIGHBOUR_COLUMNS)[number]> | VisitRow,
  serviceTypes: NeighbourDataQuery['serviceTypes'],
): NeighbourVisit {
  return {
    id: row.id,
    attendantId: row.attendantId,
    elderlyId: row.elderlyId,
    start: row.signInTime ?? row.planStart,
    end: row.signOutTime ?? row.planEnd,
    endPlace: pointOf(row.signOutLng, row.signOutLat) ?? null,
    signedIn: row.signInTime !== null,
    signedOut: row.signOutTime !== null,
    manual: row.signMethod === 'manual' || row.isAmended === 1,
    twoPerson: serviceTypes.get(row.serviceTypeId)?.twoPerson === true,
    payerType: row.payerType,
  };
}

/** Returns earlier photos of any attendant with the content of one of these. */
async function photosByFile({ queries, visits }: NeighbourDataQuery, { from, to }: Span) {
  const files = [...new Set(visits.flatMap((visit) => photosOf(visit).flatMap(({ sha256 }) => sha256 ?? [])))];
  const photos: NeighbourPhoto[] = [];
  for await (const chunk of yieldingChunks(files, TRACES_PER_CHUNK)) {
    const rows = await queries
      .selectFrom('visitTrace')
      .select(['applicationId', 'value', 'pHash', 'time'])
      .where('value', 'in', chunk)
      .where('kind', '=', 'photo')
      .where('time', '>=', from - PHOTO_DAYS * DAY_MS)
      .where('time', '<=', to)
      .orderBy('time')
      .execute();
    for (const row of rows) photos.push(photoIn(row));
  }
  return groupedBy(photos, ({ sha256 }) => sha256);
}

/** Returns earlier photos of the attendants of these visits that can be compared by perceptual hash. */
async function photosByAttendant({ queries, visits }: NeighbourDataQuery, { from, to }: Span) {
  const ids = visits
    .filter((visit) => photosOf(visit).some(({ pHash }) => pHash !== null))
    .flatMap(({ attendantId }) => attendantId ?? []);
  const found = new Map<number, NeighbourPhoto[]>();
  for await (const chunk of yieldingChunks([...new Set(ids)], PEOPLE_PER_CHUNK)) {
    const rows = await queries
      .selectFrom('visitTrace')
      .select(['applicationId', 'value', 'pHash', 'time', 'attendantId'])
      .where('attendantId', 'in', chunk)
      .where('kind', '=', 'photo')
      .where('time', '>=', from - PHOTO_DAYS * DAY_MS)
      .where('time', '<=', to)
      .where('pHash', 'is not', null)
      .orderBy('time')
      .$narrowType<{ attendantId: NotNull }>()
      .execute();
    const grouped = groupedBy(rows, ({ attendantId }) => attendantId);
    for (const [id, photos] of grouped) found.set(id, photos.map(photoIn));
  }
  return found;
}

/** Returns the signs with the same handsets at most a day earlier or later, by any attendant. */
async function phoneUses({ queries, visits }: NeighbourDataQuery, { from, to }: Span) {
  const phones = visits.flatMap(({ signIn, signOut }) => [signIn, signOut].flatMap((sign) => sign?.phoneId ?? []));
  const uses: PhoneUse[] = [];
  for await (const chunk of yieldingChunks([...new Set(phones)], PEOPLE_PER_CHUNK)) {
    const rows = await queries
      .selectFrom('visitTrace')
      .select(['value', 'time', 'attendantId'])
      .where('value', 'in', chunk)
      .where('kind', '=', 'phone')
      .where('time', '>=', from - DAY_MS)
      .where('time', '<=', to + DAY_MS)
      .where('attendantId', 'is not', null)
      .orderBy('time')
      .$narrowType<{ attendantId: NotNull }>()
      .execute();
    for (const { value, time, attendantId } of rows) uses.push({ phoneId: value, time, attendantId });
  }
  return groupedBy(uses, ({ phoneId }) => phoneId);
}

function photosOf({ signIn, signOut, servicePhotos }: RiskVisit) {
  return [...(signIn?.photos ?? []), ...(signOut?.photos ?? []), ...servicePhotos];
}

type PhotoRow = Pick<TableTypes['visitTrace'], 'applicationId' | 'value' | 'pHash' | 'time'>;

function photoIn({ applicationId, value, pHash, time }: PhotoRow): NeighbourPhoto {
  return { visitId: applicationId, time, sha256: value, pHash: pHash === null ? null : perceptualHash(pHash) };
}
