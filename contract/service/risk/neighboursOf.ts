import { DAY_MS, dayAt, dayStart } from '../../moment';
import { wholeMinutes } from './riskTimes';
import type { NeighbourPhoto, NeighbourVisit, PhoneUse, RiskNeighbours, RiskVisit } from './riskVisit';

/** Days before a visit from which its neighbours are taken: times by hand, and photos used again. */
export const NEIGHBOUR_DAYS = 30;
export const PHOTO_DAYS = 180;
/** Finished visits looked at for regularity. */
const PREVIOUS_MAX = 19;

/** What is known around many visits at once. Every list is in the order of time (`start`, `time`). */
export interface RiskSurroundings {
  byAttendant: ReadonlyMap<number, readonly NeighbourVisit[]>;
  byElder: ReadonlyMap<number, readonly NeighbourVisit[]>;
  photosByFile: ReadonlyMap<string, readonly NeighbourPhoto[]>;
  photosByAttendant: ReadonlyMap<number, readonly NeighbourPhoto[]>;
  phoneUses: ReadonlyMap<string, readonly PhoneUse[]>;
}

/** Picks what the rules need to know about one visit. */
export function neighboursOf(visit: RiskVisit, surroundings: RiskSurroundings): RiskNeighbours {
  const begin = visit.signIn?.time ?? visit.planStart;
  const end = Math.max(begin, visit.signOut?.time ?? visit.planEnd);
  const signs = [visit.signIn, visit.signOut].filter((sign) => sign !== null);
  const own = (visit.attendantId !== null && surroundings.byAttendant.get(visit.attendantId)) || [];
  const ofElder = surroundings.byElder.get(visit.elderlyId) ?? [];
  const isOther = ({ id }: NeighbourVisit) => id !== visit.id;
  /** Visits that begin before this one; of those that begin together, the ones entered earlier. */
  const isBefore = ({ start, id }: NeighbourVisit) => start < begin || (start === begin && id < visit.id);

  const today = dayStart(dayAt(begin));
  const earlierToday = between(own, today, begin).filter((other) => other.signedIn && isBefore(other));
  const month = dayStart(`${dayAt(begin).slice(0, 7)}-01`);
  const earlierInMonth = between(ofElder, month, begin).filter(
    (other) => other.signedIn && other.payerType === 'ltci' && isBefore(other),
  );
  const recent = between(own, begin - NEIGHBOUR_DAYS * DAY_MS, begin).filter(
    (other) => other.signedIn && isOther(other),
  );
  const isManual = visit.amended || signs.some(({ manual }) => manual);
  return {
    attendantVisits: between(own, begin - DAY_MS, end + DAY_MS).filter(isOther),
    elderVisits: between(ofElder, begin - DAY_MS, end + DAY_MS).filter(isOther),
    dayMinutes: minutesOf(earlierToday) + wholeMinutes(begin, end),
    dayVisits: earlierToday.length + 1,
    monthMinutes: minutesOf(earlierInMonth) + wholeMinutes(begin, end),
    recentVisits: recent.length + 1,
    recentManual: recent.filter(({ manual }) => manual).length + Number(isManual),
    previousVisits: recent
      .filter((other) => other.signedOut && isBefore(other))
      .slice(-PREVIOUS_MAX)
      .reverse(),
    photos: photosNear(visit, begin, surroundings),
    phoneUses: signs.flatMap(({ phoneId, time }) =>
      phoneId === null ? [] : usesNear(surroundings.phoneUses.get(phoneId) ?? [], time),
    ),
  };
}

function minutesOf(visits: readonly NeighbourVisit[]): number {
  return visits.reduce((sum, { start, end }) => sum + Math.max(0, wholeMinutes(start, end)), 0);
}

function photosNear(visit: RiskVisit, begin: number, surroundings: RiskSurroundings): NeighbourPhoto[] {
  const own = [visit.signIn, visit.signOut, { photos: visit.servicePhotos }].flatMap((shown) => shown?.photos ?? []);
  const sameFile = own.flatMap(({ sha256 }) => (sha256 === null ? [] : (surroundings.photosByFile.get(sha256) ?? [])));
  if (visit.attendantId === null || own.every(({ pHash }) => pHash === null)) return sameFile;
  const taken = surroundings.photosByAttendant.get(visit.attendantId) ?? [];
  const from = firstFrom(taken, begin - PHOTO_DAYS * DAY_MS, ({ time }) => time);
  const to = firstFrom(taken, begin + 1, ({ time }) => time);
  return [...sameFile, ...taken.slice(from, to)];
}

/** Uses of a handset at most a day before or after a moment. */
function usesNear(uses: readonly PhoneUse[], moment: number): PhoneUse[] {
  const timeOf = ({ time }: PhoneUse) => time;
  return uses.slice(firstFrom(uses, moment - DAY_MS, timeOf), firstFrom(uses, moment + DAY_MS + 1, timeOf));
}

/** Visits that begin within a period, both ends included. */
function between(visits: readonly NeighbourVisit[], from: number, to: number): NeighbourVisit[] {
  const startOf = ({ start }: NeighbourVisit) => start;
  return visits.slice(firstFrom(visits, from, startOf), firstFrom(visits, to + 1, startOf));
}

/** The position of the first item at or after a moment, by halving. */
function firstFrom<T>(items: readonly T[], moment: number, timeOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && timeOf(item) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
