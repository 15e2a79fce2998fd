import { addDays, MINUTE_MS, parseIsoMoment } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import { DISTRICTS } from '../../../../server/demo/places';

/** Share of the days of the window that are in the future. */
const AHEAD = 0.11;

/** Returns the days across which the visits of a plan are distributed, including today. */
export function windowOf({ today, counts }: Pick<DemoPlan, 'today' | 'counts'>) {
  const ahead = Math.round(counts.visitDays * AHEAD);
  return { firstDay: addDays(today, ahead - counts.visitDays + 1), lastDay: addDays(today, ahead) };
}

/** The position of a visit: its day, and its number in the district on that day. */
export interface VisitPlace {
  day: string;
  /** Days before today; negative if in the future. */
  daysAgo: number;
  /** Index of the day, from 0. */
  dayIndex: number;
  /** Index of the visit on that day, from 0. */
  index: number;
  district: number;
  /** Index of the visit on that day in its district, from 0. */
  order: number;
  /** Maximum number of visits of a day in the district. */
  orders: number;
}

/** Distributes visits to the days, and within a day to the districts in turn. */
export function visitPlace(plan: Pick<DemoPlan, 'today' | 'counts'>, position: number): VisitPlace {
  const { visitDays, serviceApplication } = plan.counts;
  const perDay = Math.ceil(serviceApplication / visitDays);
  const dayIndex = Math.floor((position - 1) / perDay);
  const index = (position - 1) % perDay;
  const ahead = Math.round(visitDays * AHEAD);
  return {
    day: daysAgo(plan.today, visitDays - 1 - ahead - dayIndex),
    daysAgo: visitDays - 1 - ahead - dayIndex,
    dayIndex,
    index,
    district: index % DISTRICTS.length,
    order: Math.floor(index / DISTRICTS.length),
    orders: Math.ceil(perDay / DISTRICTS.length),
  };
}

/** Start times in minutes of the day, peak hours first; the intervals are longer than any visit. */
const BEGINNINGS = [9 * 60, 15 * 60, 10 * 60 + 30, 16 * 60 + 30, 7 * 60 + 30, 13 * 60 + 30, 12 * 60, 18 * 60];
/** Minutes between two start times: a visit of an hour, a late start, and the journey. */
const STEP_MIN = 90;
/** During working hours, a visit began this many minutes ago. */
const BEGUN_MIN = 25;
const WORK_FROM_MIN = 7 * 60;
const WORK_TO_MIN = 20 * 60;

/** Returns the start times of a day in the order in which they are filled; today one of them is just before now. */
export function beginningsOf(day: string, plan: Pick<DemoPlan, 'today' | 'now'>): readonly number[] {
  if (day !== plan.today) return BEGINNINGS;
  const minute = Math.floor((plan.now - (parseIsoMoment(`${day}T00:00:00+08:00`) ?? 0)) / MINUTE_MS);
  if (minute < WORK_FROM_MIN || minute > WORK_TO_MIN) return BEGINNINGS;
  const begun = Math.floor((minute - BEGUN_MIN) / 5) * 5;
  return [begun, ...BEGINNINGS.filter((beginning) => Math.abs(beginning - begun) >= STEP_MIN)];
}
