import { DAY_MS, dayAt, dayStart } from '../../../../../contract/moment';
import { wholeMinutes } from './riskTimes';
import type { NeighbourPhoto, NeighbourVisit, PhoneUse, RiskNeighbours, RiskSign, RiskVisit } from './riskVisit';

/** Days before a visit that the rules compare: for manual times, and for reused photos. */
export const NEIGHBOUR_DAYS = 30;
export const PHOTO_DAYS = 180;
/** Maximum number of preceding finished visits to check for suspicious regularity. */
const PREVIOUS_MAX = 19;

/** Data about other visits, for evaluating many visits at once. Every list is sorted by time (`start`, `time`). */
export interface RiskSurroundings {
  byAttendant: ReadonlyMap<number | null, readonly NeighbourVisit[]>;
  byElder: ReadonlyMap<number | null, readonly NeighbourVisit[]>;
  photosByFile: ReadonlyMap<string, readonly NeighbourPhoto[]>;
  photosByAttendant: ReadonlyMap<number, readonly NeighbourPhoto[]>;
  phoneUses: ReadonlyMap<string, readonly PhoneUse[]>;
}

/** Selects the data about other visits that the rules need for one visit. */
export function neighboursFor(visit: RiskVisit, surroundings: RiskSurroundings): RiskNeighbours {
  const begin = visit.signIn?.time ?? visit.planStart;
  const end = Math.max(begin, visit.signOut?.time ?? visit.planEnd);
  const own = (visit.attendantId !== null && surroundings.byAttendant.get(visit.attendantId)) || [];
  const ofElder = surroundings.byElder.get(visit.elderlyId) ?? [];
  const visitRef = { id: visit.id, begin };
  const day = dayAt(begin);
  const today = earlierOf(own, visitRef, { from: dayStart(day), isCounted: isSignedIn });
  const inMonth = earlierOf(ofElder, visitRef, { from: dayStart(`${day.slice(0, 7)}-01`), isCounted: isInsured });
  const isManual = visit.amended || visit.signIn?.manual === true || visit.signOut?.manual === true;
  const recent = recentOf(own, visitRef);
  return {
    attendantVisits: othersBetween(own, visit.id, begin - DAY_MS, end + DAY_MS),
    elderVisits: othersBetween(ofElder, visit.id, begin - DAY_MS, end + DAY_MS),
    dayMinutes: today.minutes + wholeMinutes(begin, end),
    dayVisits: today.visits + 1,
    monthMinutes: inMonth.minutes + wholeMinutes(begin, end),
    recentVisits: recent.visits + 1,
    recentManual: recent.manual + Number(isManual),
    previousVisits: recent.previous,
    photos: photosNear(visit, begin, surroundings),
    phoneUses: [...usesOf(visit.signIn, surroundings), ...usesOf(visit.signOut, surroundings)],
  };
}

/** The visit whose neighbors are selected. */
interface VisitRef {
  id: number;
  /** Milliseconds since 1970. */
  begin: number;
}

const isSignedIn = ({ signedIn }: NeighbourVisit) => signedIn;
const isInsured = ({ signedIn, payerType }: NeighbourVisit) => signedIn && payerType === 'ltci';

/** Returns whether a visit begins before another; the lower id breaks ties. */
const isBefore = ({ start, id }: NeighbourVisit, visitRef: VisitRef) =>
  start < visitRef.begin || (start === visitRef.begin && id < visitRef.id);

/** Counts the visits that begin between a moment and another visit, and sums their minutes. */
function earlierOf(
  visits: readonly NeighbourVisit[],
  visitRef: VisitRef,
  { from, isCounted }: { from: number; isCounted: (visit: NeighbourVisit) => boolean },
): { visits: number; minutes: number } {
  const sum = { visits: 0, minutes: 0 };
  for (let place = firstFrom(visits, from, startOf); place < visits.length; place += 1) {
    const other = visits[place];
    if (other === undefined || other.start > visitRef.begin) break;
    if (!isCounted(other) || !isBefore(other, visitRef)) continue;
    sum.visits += 1;
    sum.minutes += Math.max(0, wholeMinutes(other.start, other.end));
  }
  return sum;
}

/** Counts the recent signed-in visits, and returns the finished ones before this visit, the latest first. */
function recentOf(
  visits: readonly NeighbourVisit[],
  visitRef: VisitRef,
): { visits: number; manual: number; previous: NeighbourVisit[] } {
  const from = visitRef.begin - NEIGHBOUR_DAYS * DAY_MS;
  const recent = { visits: 0, manual: 0, previous: [] as NeighbourVisit[] };
  for (let place = firstFrom(visits, visitRef.begin + 1, startOf) - 1; place >= 0; place -= 1) {
    const other = visits[place];
    if (other === undefined || other.start < from) break;
    if (!other.signedIn || other.id === visitRef.id) continue;
    recent.visits += 1;
    if (other.manual) recent.manual += 1;
    const { previous } = recent;
    if (previous.length < PREVIOUS_MAX && other.signedOut && isBefore(other, visitRef)) previous.push(other);
  }
  return recent;
}

function photosNear(visit: RiskVisit, begin: number, surroundings: RiskSurroundings): NeighbourPhoto[] {
  const own = [visit.signIn, visit.signOut, { photos: visit.servicePhotos }].flatMap((shown) => shown?.photos ?? []);
  const sameFile = own.flatMap(({ sha256 }) => (sha256 === null ? [] : (surroundings.photosByFile.get(sha256) ?? [])));
  if (visit.attendantId === null || own.every(({ pHash }) => pHash === null)) return sameFile;
  const attendantPhotos = surroundings.photosByAttendant.get(visit.attendantId) ?? [];
  const from = firstFrom(attendantPhotos, begin - PHOTO_DAYS * DAY_MS, timeOf);
  const to = firstFrom(attendantPhotos, begin + 1, timeOf);
  return [...sameFile, ...attendantPhotos.slice(from, to)];
}

/** Returns the uses of the handset of a sign at most a day before or after it. */
function usesOf(sign: RiskSign | null, { phoneUses }: RiskSurroundings): readonly PhoneUse[] {
  const uses = sign?.phoneId == null ? undefined : phoneUses.get(sign.phoneId);
  if (!sign || !uses) return [];
  return uses.slice(firstFrom(uses, sign.time - DAY_MS, timeOf), firstFrom(uses, sign.time + DAY_MS + 1, timeOf));
}

/** Returns other visits that begin within a period, both ends included. */
function othersBetween(visits: readonly NeighbourVisit[], id: number, from: number, to: number): NeighbourVisit[] {
  return visits
    .slice(firstFrom(visits, from, startOf), firstFrom(visits, to + 1, startOf))
    .filter((other) => other.id !== id);
}

const startOf = ({ start }: NeighbourVisit) => start;
const timeOf = ({ time }: NeighbourPhoto | PhoneUse) => time;

/** Returns the index of the first item at or after a moment (binary search). */
function firstFrom<T>(items: readonly T[], moment: number, timeOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const mid = (low + high) >>> 1;
    const item = items[mid];
    if (item !== undefined && timeOf(item) < moment) low = mid + 1;
    else high = mid;
  }
  return low;
}
