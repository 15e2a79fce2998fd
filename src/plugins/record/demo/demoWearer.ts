import { addDays, daysBetween } from '../../../../contract/moment';
import { Draw } from '../../../../server/demo/draw';
import { type WearerFacts, wearerFacts } from '../../device/demo';
import { maxHeartRateAt } from '../../device/entities/deviceUserRules';
import type { Wearer } from '../server/signals/wearer';

/** Everything the signals of a demo wearer depend on besides the day. */
export interface DemoWearer {
  seed: number;
  id: number;
  /** Code of GB/T 2261.1. */
  gender: string;
  /** Whole years. */
  age: number;
  /** Code of the health class. */
  healthyType: string;
  /** The day on which the demo plays, and the second of it up to which there is data. */
  today: string;
  nowSec: number;
}

/** What stays the same about a wearer. */
export const factsOf = ({ seed, id, healthyType }: DemoWearer): WearerFacts => wearerFacts({ seed, id, healthyType });

/** What the computations over a day have to know of a demo wearer. */
export function signalWearer(wearer: DemoWearer): Wearer {
  const { gender, age } = wearer;
  return { gender, age, restingHr: factsOf(wearer).restingHr, maxHr: maxHeartRateAt(age), pacemaker: false };
}

/** Greater than the number of any day of this and the next century. */
const DAYS = 80_000;

/** The chances of a day of a wearer. */
export const drawOfDay = ({ seed, id }: DemoWearer, date: string): Draw =>
  new Draw({ seed, entity: 'signal', id: id * DAYS + daysBetween('1970-01-01', date) });

/** Days from a day to the one on which the demo plays. */
export const daysAgoOf = ({ today }: DemoWearer, date: string): number => daysBetween(date, today);

export const dayAfter = (date: string): string => addDays(date, 1);
