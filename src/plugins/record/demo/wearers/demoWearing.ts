import { DAY_MIN } from '../days/demoActivity';
import { heartEvents, plantedIn } from '../plantedSignals';
import { type DemoWearer, daysAgoOf, drawOfDay } from './demoWearer';

/** Share of days without any data. */
const NO_DATA = 0.04;
const CHARGING_MIN = 60;
const FIRST_WAKING_MIN = 420;
const LAST_WAKING_MIN = 1_290;

/**
 * Whether a wearer wore no device on a day. Never true for today and the three previous days, which contain all planted
 * signals. Always true for future days.
 */
export function isDayWithoutData(wearer: DemoWearer, date: string): boolean {
  const daysAgo = daysAgoOf(wearer, date);
  return daysAgo < 0 || (daysAgo > 3 && drawOfDay(wearer, date).chance('noData', NO_DATA));
}

/**
 * Returns the minutes of a calendar day in which a device was worn. It is not worn while charging, during some random gaps,
 * or in the future.
 */
export function wornMinutes(wearer: DemoWearer, date: string): Uint8Array {
  const worn = new Uint8Array(DAY_MIN).fill(1);
  if (isDayWithoutData(wearer, date)) return worn.fill(0);
  const draw = drawOfDay(wearer, date).branch('wearing');
  const charging = 1_080 + draw.integer('charging', 0, 150);
  worn.fill(0, charging, charging + CHARGING_MIN);
  const missing = DAY_MIN * (1 - Math.min(1, draw.bell('coverage', 0.91, 0.07))) - CHARGING_MIN;
  for (let index = 0, left = missing; left > 5 && index < 3; index += 1) {
    const length = Math.round(index === 2 ? left : left * draw.unit('length', index));
    const from = draw.integer('gap', FIRST_WAKING_MIN, LAST_WAKING_MIN, index);
    worn.fill(0, from, Math.min(DAY_MIN, from + length));
    left -= length;
  }
  const gap = plantedIn(wearer, date, 'noData');
  if (gap) worn.fill(0, gap.fromMin, gap.toMin);
  for (const signal of ['slowHeart', 'lowOxygen', 'fall', 'atrialFibrillation', ...heartEvents] as const) {
    const planted = plantedIn(wearer, date, signal);
    if (planted) worn.fill(1, planted.fromMin - 5, planted.toMin + 5);
  }
  if (daysAgoOf(wearer, date) === 0) worn.fill(0, Math.min(DAY_MIN, Math.floor(wearer.nowSec / 60)));
  return worn;
}
