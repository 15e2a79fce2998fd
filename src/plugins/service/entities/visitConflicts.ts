import { MINUTE_MS } from '../../../../contract/moment';
import { TRAVEL_GAP_MIN } from './applicationLimits';

/** Why two visits of one attendant do not go together: they overlap, or leave too little time for the way. */
export type VisitConflict = 'overlap' | 'gap';

/** A visit of an attendant; times in milliseconds since 1970. */
export interface PlannedVisit {
  id: number;
  attendantId: number;
  start: number;
  end: number;
}

/** The visits that do not go together with another one of the same attendant, by id; an overlap counts more than a gap. */
export function visitConflicts(visits: readonly PlannedVisit[]): Map<number, VisitConflict> {
  const conflicts = new Map<number, VisitConflict>();
  const found = (id: number, conflict: VisitConflict) => {
    if (conflicts.get(id) !== 'overlap') conflicts.set(id, conflict);
  };
  /** By attendant the visit so far that ends last. */
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
