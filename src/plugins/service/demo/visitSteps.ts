import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays, MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { adminIdAt, type DemoPlan } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import type { ApplicationAction, ApplicationState } from '../entities/applications/applicationStates';
import { autoCloseMoment } from '../entities/signs/autoClose';
import type { PlannedVisit } from './plannedVisit';
import { visitRoster } from './visitRoster';

interface Step {
  action: ApplicationAction;
  time: string;
  adminId: number | null;
  adminName: string | null;
  attendantId?: number;
  attendantName?: string;
}

export interface StepsInput {
  visit: PlannedVisit;
  plan: DemoPlan;
  rules: RuleContext;
  state: ApplicationState;
  signs: WireRecord;
  /** An attendant was assigned. */
  isSent: boolean;
}

/** Returns the history that led to the state, each step after the one before. */
export function stepsOf({ visit, plan, rules, state, signs, isSent }: StepsInput): Step[] {
  const { draw, place, attendant, end } = visit;
  const { adminNames } = visitRoster(plan, rules);
  const lead = draw.integer('lead', 13, 18);
  const dayOf = (days: number) => daysAgo(plan.today, place.daysAgo + lead - days);
  const steps: Step[] = [];
  const add = (action: ApplicationAction, time: string, isWithoutAdmin = false) => {
    const { id, index } = adminOf(plan, draw, steps.length);
    const by = isWithoutAdmin
      ? { adminId: null, adminName: null }
      : { adminId: id, adminName: adminNames[index] ?? '' };
    steps.push({ action, time, ...by });
  };
  const inOffice = (field: string, days: number) => workingHoursTime({ draw, field, day: dayOf(days) });
  add('insert', inOffice('createTime', 0));
  if (state === 'applied') return steps;
  if (state === 'rejected') {
    add('reject', inOffice('acceptTime', 1));
    return steps;
  }
  add('accept', inOffice('acceptTime', 1));
  if (isSent) {
    add('assign', inOffice('assignTime', 2));
    Object.assign(steps.at(-1) ?? {}, { attendantId: attendant.id, attendantName: attendant.name });
  }
  if (state === 'cancelled') add('cancel', inOffice('cancelTime', 3));
  if (state === 'missed') add('expire', toIsoMoment(end + 30 * MINUTE_MS), true);
  if (typeof signs.signInTime === 'string') add('signIn', signs.signInTime, true);
  if (typeof signs.signOutTime === 'string') add('signOut', signs.signOutTime, true);
  if (signs.missedOut === true) add('autoClose', toIsoMoment(autoCloseMoment(toIsoMoment(end))), true);
  if (typeof signs.exceptionTime === 'string') add('markException', signs.exceptionTime);
  if (state === 'settled') add('settle', settleTime(place.day, plan, draw));
  return steps;
}

/** Returns a time in the first days of the next month that is not in the future. */
function settleTime(day: string, { now }: DemoPlan, draw: Draw): string {
  const nextMonth = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
  const settleMoment = workingHoursTime({ draw, field: 'settleTime', day: nextMonth });
  return (parseIsoMoment(settleMoment) ?? 0) <= now ? settleMoment : `${nextMonth}T00:00:00.000+08:00`;
}

/** Returns the administrator who made a step. */
export function adminOf(plan: DemoPlan, draw: Draw, step: number): { id: number; index: number } {
  const index = draw.integer('admin', 0, plan.counts.admin - 1, step);
  return { id: adminIdAt(plan, index), index };
}
