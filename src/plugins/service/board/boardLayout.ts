import { dayStart, HOUR_MS, MINUTE_MS, parseIsoMoment } from '../../../../contract/moment';
import { bookedStates } from '../entities/applications/applicationStates';
import type { BoardVisit } from '../entities/visits/boardCalls';
import { type VisitConflict, visitConflicts } from '../entities/visits/visitConflicts';

/** The hours that a board shows; `to` is the end of the last one. */
export interface BoardHours {
  from: number;
  to: number;
}

/** The position of a visit in its row. */
export interface PlacedVisit {
  visit: BoardVisit;
  /** Percent of the row's width. */
  left: number;
  width: number;
  /** Lane of the visit, from 0; overlapping visits are in different lanes. */
  lane: number;
}

export interface PlacedRow {
  placed: PlacedVisit[];
  lanes: number;
}

/** Hours that are always shown. */
const WORKING_HOURS: BoardHours = { from: 8, to: 18 };
const HOURS_OF_DAY = 24;
/** Minimum drawn length in minutes, so that short visits stay readable and clickable. */
const DRAWN_MIN = 30;

/** Returns the working hours, extended as far as the visits require. */
export function boardHours(visits: readonly BoardVisit[], date: string): BoardHours {
  const start = dayStart(date);
  const hours = { ...WORKING_HOURS };
  for (const visit of visits) {
    const span = spanOf(visit);
    hours.from = Math.min(hours.from, Math.floor((span.start - start) / HOUR_MS));
    hours.to = Math.max(hours.to, Math.ceil((span.end - start) / HOUR_MS));
  }
  return { from: Math.max(0, hours.from), to: Math.min(HOURS_OF_DAY, hours.to) };
}

/** Lays out the visits of one row, the earliest first. */
export function placeVisits(visits: readonly BoardVisit[], date: string, hours: BoardHours): PlacedRow {
  const begin = dayStart(date) + hours.from * HOUR_MS;
  const length = (hours.to - hours.from) * HOUR_MS;
  /** The end of the last drawn visit in each lane. */
  const ends: number[] = [];
  const sorted = visits.map((visit) => ({ visit, ...spanOf(visit) })).toSorted((a, b) => a.start - b.start);
  const placed = sorted.map(({ visit, start, end }): PlacedVisit => {
    const drawnEnd = Math.max(end, start + DRAWN_MIN * MINUTE_MS);
    const free = ends.findIndex((last) => last <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = drawnEnd;
    const left = Math.max(0, (start - begin) / length);
    return { visit, left: 100 * left, width: 100 * Math.min(1 - left, (drawnEnd - start) / length), lane };
  });
  return { placed, lanes: Math.max(1, ends.length) };
}

/** Returns the position of a moment in a row in percent; undefined outside the shown hours. */
export function percentAt(milliseconds: number, date: string, { from, to }: BoardHours): number | undefined {
  const share = ((milliseconds - dayStart(date)) / HOUR_MS - from) / (to - from);
  return share >= 0 && share <= 1 ? 100 * share : undefined;
}

/** Returns the conflicts between visits of the same attendant, by visit id. A missed visit occupies no time. */
export function boardConflicts(visits: readonly BoardVisit[]): ReadonlyMap<number, VisitConflict> {
  return visitConflicts(
    visits.flatMap((visit) => {
      const { id, attendantId, status } = visit;
      const isBooked = bookedStates.some((state) => state === status);
      return isBooked && attendantId !== null ? [{ id, attendantId, ...spanOf(visit) }] : [];
    }),
  );
}

/** Groups visits by attendant. */
export function visitsByAttendant(visits: readonly BoardVisit[]): ReadonlyMap<number, readonly BoardVisit[]> {
  const rows = new Map<number, BoardVisit[]>();
  for (const visit of visits) {
    if (visit.attendantId === null) continue;
    const row = rows.get(visit.attendantId);
    if (row) row.push(visit);
    else rows.set(visit.attendantId, [visit]);
  }
  return rows;
}

/** Returns the operation that assigns a visit without replanning it; undefined if its time is over. */
export function moveOperation({ status, planEnd }: BoardVisit, now: number): 'assign' | 'reassign' | undefined {
  if ((parseIsoMoment(planEnd) ?? 0) <= now) return undefined;
  if (status === 'accepted') return 'assign';
  return status === 'assigned' ? 'reassign' : undefined;
}

function spanOf({ planStart, planEnd }: BoardVisit): { start: number; end: number } {
  return { start: parseIsoMoment(planStart) ?? 0, end: parseIsoMoment(planEnd) ?? 0 };
}
