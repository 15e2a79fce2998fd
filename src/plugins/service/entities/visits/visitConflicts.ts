import { MINUTE_MS } from '../../../../../contract/moment';
import { TRAVEL_GAP_MIN } from '../applications/applicationLimits';

/** Conflicts between two visits of one attendant: an overlap, or too little time for the journey. */
export type VisitConflict = 'overlap' | 'gap';

/** A visit of an attendant; times are in milliseconds since 1970. */
export interface PlannedVisit {
  id: number;
  attendantId: number;
  start: number;
  end: number;
}

/** Returns the visits that conflict with another of the same attendant, by id. An overlap takes precedence over a gap. */
export function visitConflicts(visits: readonly PlannedVisit[]): Map<number, VisitConflict> {
  const conflicts = new Map<number, VisitConflict>();
  const found = (id: number, conflict: VisitConflict) => {
    if (conflicts.get(id) !== 'overlap') conflicts.set(id, conflict);
  };
  /** The visit with the latest end so far, by attendant. */
  const last = new Map<number, PlannedVisit>();
  for (const visit of visits.toSorted((one, other) => one.start - other.start || one.id - other.id)) {
    const before = last.get(visit.attendantId);
    if (before && visit.start < before.end + TRAVEL_GAP_MIN * MINUTE_MS) {
      const conflict = visit.start < before.end ? 'overlap' : 'gap';
      found(before.id, conflict);
      found(visit.id, conflict);
    }
    if (!before || visit.end > before.end) last.set(visit.attendantId, visit);
  }
  return conflicts;
}
