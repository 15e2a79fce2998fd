import { sql } from 'kysely';
import { pointOf } from '../../../contract/distance';
import { DAY_MS, dayAt, dayStart } from '../../../contract/moment';
import type { PayerType } from '../../../contract/service/payerTypes';
import { NEIGHBOUR_DAYS, PHOTO_DAYS, type RiskSurroundings } from '../../../contract/service/risk/neighboursOf';
import {
  type NeighbourPhoto,
  type NeighbourVisit,
  type PhoneUse,
  perceptualHash,
  type RiskVisit,
} from '../../../contract/service/risk/riskVisit';
import type { ServiceType } from '../../../contract/service/serviceType';
import type { Queries } from '../../db';
import { groupedBy } from './groupedBy';

/** How much longer than planned a visit may have begun before or after, in milliseconds. */
const SLACK_MS = DAY_MS;

interface SurroundingsQuestion {
  queries: Queries;
  /** Visits that are near one another in time, so that what lies between is little. */
  visits: readonly RiskVisit[];
  serviceTypes: ReadonlyMap<number, ServiceType>;
}

/** Reads what the rules have to know around visits: five queries, however many visits there are. */
export async function riskSurroundings(question: SurroundingsQuestion): Promise<RiskSurroundings> {
  const { visits } = question;
  const span = spanOf(visits);
  const attendantIds = [...new Set(visits.flatMap(({ attendantId }) => attendantId ?? []))];
  const elderIds = [...new Set(visits.map(({ elderlyId }) => elderlyId))];
  const monthStart = dayStart(`${dayAt(span.from).slice(0, 7)}-01`);
  return {
    byAttendant: await visitsBy('attendantId', attendantIds, question, {
      from: span.from - (NEIGHBOUR_DAYS + 1) * DAY_MS,
      to: span.to + 2 * SLACK_MS,
    }),
    byElder: await visitsBy('elderlyId', elderIds, question, {
      from: Math.min(monthStart, span.from - DAY_MS) - SLACK_MS,
      to: span.to + 2 * SLACK_MS,
    }),
    photosByFile: await photosByFile(question, span),
    photosByAttendant: await photosByAttendant(question, span),
    phoneUses: await phoneUses(question, span),
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
  { queries, serviceTypes }: SurroundingsQuestion,
  { from, to }: Span,
): Promise<Map<number, NeighbourVisit[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('serviceApplication')
    .select([
      'id',
      'attendantId',
      'elderlyId',
      'serviceTypeId',
      'payerType',
      'planStart',
      'planEnd',
      'signInTime',
      'signOutTime',
      'signOutLng',
      'signOutLat',
      'signMethod',
      'isAmended',
    ])
    .where(key, 'in', [...ids])
    .where('planStart', '>=', from)
    .where('planStart', '<=', to)
    .where('status', 'in', ['inService', 'completed', 'settled'])
    .where('deleted', '=', sql.lit(0))
    .execute();
  const visits = rows.map((row): NeighbourVisit => {
    const signedIn = row.signInTime !== null;
    const signedOut = row.signOutTime !== null;
    return {
      id: Number(row.id),
      attendantId: row.attendantId === null ? null : Number(row.attendantId),
      elderlyId: Number(row.elderlyId),
      start: Number(row.signInTime ?? row.planStart),
      end: Number(row.signOutTime ?? row.planEnd),
      endPlace: pointOf(row.signOutLng, row.signOutLat) ?? null,
      signedIn,
      signedOut,
      manual: row.signMethod === 'manual' || row.isAmended === 1,
      twoPerson: serviceTypes.get(Number(row.serviceTypeId))?.twoPerson === true,
      payerType: row.payerType as PayerType,
    };
  });
  visits.sort((a, b) => a.start - b.start || a.id - b.id);
  return groupedBy(visits, (visit) => Number(visit[key]));
}

/** Earlier photos, by anybody, with the content of one of these. */
async function photosByFile({ queries, visits }: SurroundingsQuestion, { from, to }: Span) {
  const files = [...new Set(visits.flatMap((visit) => photosOf(visit).flatMap(({ sha256 }) => sha256 ?? [])))];
  if (files.length === 0) return new Map<string, NeighbourPhoto[]>();
  const rows = await queries
    .selectFrom('visitTrace')
    .select(['applicationId', 'value', 'pHash', 'time'])
    .where('value', 'in', files)
    .where('kind', '=', 'photo')
    .where('time', '>=', from - PHOTO_DAYS * DAY_MS)
    .where('time', '<=', to)
    .orderBy('time')
    .execute();
  return groupedBy(rows.map(photoIn), ({ sha256 }) => sha256);
}

/** Earlier photos of the attendants of these visits that can be compared by what they show. */
async function photosByAttendant({ queries, visits }: SurroundingsQuestion, { from, to }: Span) {
  const ids = visits
    .filter((visit) => photosOf(visit).some(({ pHash }) => pHash !== null))
    .flatMap(({ attendantId }) => attendantId ?? []);
  if (ids.length === 0) return new Map<number, NeighbourPhoto[]>();
  const rows = await queries
    .selectFrom('visitTrace')
    .select(['applicationId', 'value', 'pHash', 'time', 'attendantId'])
    .where('attendantId', 'in', [...new Set(ids)])
    .where('kind', '=', 'photo')
    .where('time', '>=', from - PHOTO_DAYS * DAY_MS)
    .where('time', '<=', to)
    .where('pHash', 'is not', null)
    .orderBy('time')
    .execute();
  const grouped = groupedBy(rows, ({ attendantId }) => Number(attendantId));
  return new Map([...grouped].map(([id, photos]) => [id, photos.map(photoIn)]));
}

/** Who else signed with the handsets of these visits, at most a day earlier or later. */
async function phoneUses({ queries, visits }: SurroundingsQuestion, { from, to }: Span) {
  const phones = visits.flatMap(({ signIn, signOut }) => [signIn, signOut].flatMap((sign) => sign?.phoneId ?? []));
  if (phones.length === 0) return new Map<string, PhoneUse[]>();
  const rows = await queries
    .selectFrom('visitTrace')
    .select(['value', 'time', 'attendantId'])
    .where('value', 'in', [...new Set(phones)])
    .where('kind', '=', 'phone')
    .where('time', '>=', from - DAY_MS)
    .where('time', '<=', to + DAY_MS)
    .where('attendantId', 'is not', null)
    .orderBy('time')
    .execute();
  const uses = rows.map(({ value, time, attendantId }) => ({
    phoneId: String(value),
    time: Number(time),
    attendantId: Number(attendantId),
  }));
  return groupedBy(uses, ({ phoneId }) => phoneId);
}

function photosOf({ signIn, signOut, servicePhotos }: RiskVisit) {
  return [...(signIn?.photos ?? []), ...(signOut?.photos ?? []), ...servicePhotos];
}

function photoIn(row: Record<string, unknown>): NeighbourPhoto {
  return {
    visitId: Number(row.applicationId),
    time: Number(row.time),
    sha256: String(row.value),
    pHash: typeof row.pHash === 'string' ? perceptualHash(row.pHash) : null,
  };
}
