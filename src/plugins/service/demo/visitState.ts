import { MINUTE_MS } from '../../../../contract/moment';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { ApplicationState } from '../entities/applications/applicationStates';
import type { PlannedVisit } from './plannedVisit';
import { isOrdinary } from './scriptedVisits';

/** Returns the state of a visit at the present time. */
export function stateOf({ draw, place, start, end }: PlannedVisit, { now, today }: DemoPlan): ApplicationState {
  const isMonthOver = place.day.slice(0, 7) < today.slice(0, 7);
  if (isOrdinary(place)) return 'completed';
  if (end + 30 * MINUTE_MS <= now) {
    const randomState = draw.weighted<'served' | 'cancelled' | 'missed' | 'rejected'>('past', [
      ['served', 86],
      ['cancelled', 10],
      ['missed', 2.3],
      ['rejected', 1.1],
    ]);
    if (randomState !== 'served') return randomState;
    return isMonthOver && draw.chance('settled', 0.96) ? 'settled' : 'completed';
  }
  // Later than the latest sign-in, so that no attendant is late just when the demo starts.
  if (start + 10 * MINUTE_MS <= now) return 'inService';
  return draw.weighted<ApplicationState>('future', [
    ['assigned', 66],
    ['accepted', 14],
    ['applied', 14],
    ['cancelled', 5],
    ['rejected', 1],
  ]);
}

/** Returns whether the visit was canceled before an attendant was assigned. */
export const isCancelledEarly = (draw: Draw, state: ApplicationState) =>
  state === 'cancelled' && draw.chance('cancelledEarly', 0.4);
