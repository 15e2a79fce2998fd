import { TIME_ZONE_OFFSET } from '../../contract/constants';
import { addDays, addMonths } from '../../contract/moment';
import type { Draw } from './draw';

/** Returns a time within office hours of a day, in wire format. */
export function workingHoursTime({ draw, field, day }: { draw: Draw; field: string; day: string }): string {
  const second = draw.integer(field, OPENING, CLOSING - 1);
  return `${day}T${twoDigits(second / 3600)}:${twoDigits((second / 60) % 60)}:${twoDigits(second % 60)}.000${TIME_ZONE_OFFSET}`;
}

const OPENING = 8 * 3600;
const CLOSING = 18 * 3600;
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Returns the day `days` before `today`, or after it if negative. Cached, since the same days are needed often. */
export function daysAgo(today: string, days: number): string {
  const dayCache = dayCaches.get(today) ?? new Map<number, string>();
  dayCaches.set(today, dayCache);
  const day = dayCache.get(days) ?? addDays(today, -days);
  dayCache.set(days, day);
  return day;
}

const dayCaches = new Map<string, Map<number, string>>();

/** Returns a birth date with which a person is exactly `age` years old on `today`. */
export function birthDateOf({ draw, age, today }: { draw: Draw; age: number; today: string }): string {
  return addDays(addMonths(today, -12 * age), -draw.integer('birthday', 0, 364));
}

/** Returns when a record was created and last changed: never in the future, and in this order. */
export function recordTimes({ draw, created, today }: { draw: Draw; created: string; today: string }) {
  const createTime = workingHoursTime({ draw, field: 'createTime', day: created });
  const recent = daysAgo(today, 1 + Math.floor(draw.unit('updated') ** 2 * 180));
  const updateTime = workingHoursTime({ draw, field: 'updateTime', day: recent });
  return updateTime > createTime
    ? { createTime, updateTime, version: draw.integer('version', 2, 9) }
    : { createTime, updateTime: createTime, version: 1 };
}
