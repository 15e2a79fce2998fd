import { addDays, daysBetween } from '../../../../../contract/moment';
import { Draw } from '../../../../../server/demo/draw';
import { type WearerFacts, wearerFacts } from '../../../device/demo';
import { maxHeartRateAt } from '../../../device/entities/wearers/deviceUserRules';
import type { Wearer } from '../../server/signals/wearer';

/** Everything besides the day that the signals of a demo wearer depend on. */
export interface DemoWearer {
  seed: number;
  id: number;
  /** Code as in GB/T 2261.1. */
  gender: string;
  /** Whole years. */
  age: number;
  /** Code of the health class. */
  healthyType: string;
  /** The current day of the demo, and the second of it up to which data exists. */
  today: string;
  nowSec: number;
}

/** Returns the constant facts about a wearer. */
export const factsOf = ({ seed, id, healthyType }: DemoWearer): WearerFacts => wearerFacts({ seed, id, healthyType });

/** Returns the facts about a demo wearer that the computations of a day need. */
export function signalWearer(wearer: DemoWearer): Wearer {
  const { gender, age } = wearer;
  return { gender, age, restingHr: factsOf(wearer).restingHr, maxHr: maxHeartRateAt(age), pacemaker: false };
}

/** Exceeds the number of any day of this and the next century. */
const DAY_NUMBER_LIMIT = 80_000;

/** Returns the seeded random generator for a wearer's day. */
export const drawOfDay = ({ seed, id }: DemoWearer, date: string): Draw =>
  new Draw({ seed, entity: 'signal', id: id * DAY_NUMBER_LIMIT + daysBetween('1970-01-01', date) });

/** Returns the days between a day and the current day of the demo. */
export const daysAgoOf = ({ today }: DemoWearer, date: string): number => daysBetween(date, today);

export const dayAfter = (date: string): string => addDays(date, 1);
