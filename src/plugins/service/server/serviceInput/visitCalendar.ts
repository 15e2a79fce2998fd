import { dayAt } from '../../../../../contract/moment';
import { LTCI_MONTHLY_MINUTES } from '../../entities/applications/applicationLimits';
import { isTooClose } from '../../entities/attendants/attendantFitness';
import type { KnownVisit } from './knownVisits';

/** A stored visit, or the visit of an earlier line of the file. */
export type CalendarVisit = Omit<KnownVisit, 'id' | 'applicationNo'> &
  ({ id: number; applicationNo: string; line?: number } | { id?: number; line: number; applicationNo?: string });

/** Index of all visits by elder and attendant: those in the database, and those of the file lines processed so far. */
export class VisitCalendar {
  readonly #byElder = new Map<number, CalendarVisit[]>();
  readonly #byAttendant = new Map<number, CalendarVisit[]>();

  constructor(visits: readonly KnownVisit[]) {
    for (const visit of visits) this.add(visit);
  }

  add(visit: CalendarVisit): void {
    listOf(this.#byElder, visit.elderlyId).push(visit);
    if (visit.attendantId !== null) listOf(this.#byAttendant, visit.attendantId).push(visit);
  }

  /** Removes the visit of an application before its new version is added. */
  remove({ id, elderlyId }: { id: number; elderlyId: number }): void {
    const visits = listOf(this.#byElder, elderlyId);
    const visit = visits.find((each) => each.id === id);
    if (!visit) return;
    visits.splice(visits.indexOf(visit), 1);
    const others = visit.attendantId === null ? [] : listOf(this.#byAttendant, visit.attendantId);
    const position = others.findIndex((each) => each.id === id);
    if (position >= 0) others.splice(position, 1);
  }

  /** Finds a visit of the same service to the same elder at the same time; `ownId` is the application itself. */
  sameService(visit: CalendarVisit, ownId: number | undefined): CalendarVisit | undefined {
    return this.#byElder
      .get(visit.elderlyId)
      ?.find(
        (other) =>
          !isOwn(other, ownId) &&
          other.serviceTypeId === visit.serviceTypeId &&
          other.start < visit.end &&
          other.end > visit.start,
      );
  }

  /** Finds a visit of the attendant that leaves no time for the journey. */
  sameAttendant(visit: CalendarVisit, ownId: number | undefined): CalendarVisit | undefined {
    if (visit.attendantId === null) return undefined;
    return this.#byAttendant.get(visit.attendantId)?.find((other) => !isOwn(other, ownId) && isTooClose(other, visit));
  }

  /** Returns the minutes that the insurance still covers in the month of a visit. */
  insuredMinutesLeft(visit: CalendarVisit, ownId: number | undefined): number {
    const month = dayAt(visit.start).slice(0, 7);
    const used = (this.#byElder.get(visit.elderlyId) ?? [])
      .filter((other) => other.payerType === 'ltci' && !isOwn(other, ownId) && dayAt(other.start).startsWith(month))
      .reduce((sum, { minutes }) => sum + minutes, 0);
    return LTCI_MONTHLY_MINUTES - used;
  }
}

const isOwn = ({ id }: CalendarVisit, ownId: number | undefined) => ownId !== undefined && id === ownId;

function listOf(map: Map<number, CalendarVisit[]>, id: number): CalendarVisit[] {
  const existing = map.get(id);
  if (existing) return existing;
  const created: CalendarVisit[] = [];
  map.set(id, created);
  return created;
}
