import type { Span } from './plot';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Tick intervals that divide the hour or the day without a remainder. */
const STEPS = [
  1,
  5,
  15,
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  4 * HOUR,
  6 * HOUR,
  12 * HOUR,
];

/** Returns at most `most` round times of a span for the ticks of the axis. */
export function timeTicks({ fromSec, toSec }: Span, most: number): number[] {
  const wanted = (toSec - fromSec) / Math.max(1, most);
  const step = STEPS.find((each) => each >= wanted) ?? DAY;
  const ticks: number[] = [];
  for (let tick = Math.ceil(fromSec / step) * step; tick <= toSec; tick += step) ticks.push(tick);
  return ticks;
}

/** Formats a time as `HH:mm`, or as `HH:mm:ss` with seconds. Midnight at the end of the day is 24:00. */
export function clockAt(sec: number, hasSeconds = false): string {
  const time = sec === DAY ? DAY : ((Math.floor(sec) % DAY) + DAY) % DAY;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const text = `${two(time / HOUR)}:${two((time % HOUR) / MINUTE)}`;
  return hasSeconds ? `${text}:${two(time % MINUTE)}` : text;
}
