import { addDays, daysBetween, isDay } from '../moment';
import { stripAllInvisible } from './invisible';

/** What an input accepts: days, or moments in the company's time zone. */
export type MomentKind = 'day' | 'moment';

/** A parsed day, with the time of day for moments. */
interface ParsedDate {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm:ss`; absent for a day. */
  time?: string;
}

/**
 * Parses a day or a moment as people write them: `2026-12-3 9:00`, `2026/12/3`, `2026.12.1`, `20261203`, `2026年12月3日
 * 9：00`, `12月1日 下午3点05分`. A day without a year is the one nearest to today. `24:00` is the midnight at the end of the
 * day.
 * @param today `YYYY-MM-DD`; without it a day needs its year
 * @returns `undefined` if it is neither
 */
export function parseTypedDate(kind: MomentKind, text: string, today?: string): ParsedDate | undefined {
  const match = TYPED.exec(stripAllInvisible(text).normalize('NFKC').trim());
  if (!match?.groups) return undefined;
  const { year, month = '', date = '', half, hour, minute = '00', second = '00' } = match.groups;
  const monthDay = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const day = year === undefined ? nearestDay(monthDay, today) : `${year}-${monthDay}`;
  if (day === undefined || !isDay(day) || (hour === undefined) !== (kind === 'day')) return undefined;
  if (hour === undefined) return { day };
  const hours = hourOf(Number(hour), half);
  if (hours === undefined || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (hours < 24) return { day, time: [String(hours).padStart(2, '0'), minute.padStart(2, '0'), second].join(':') };
  return Number(minute) + Number(second) === 0 ? { day: addDays(day, 1), time: '00:00:00' } : undefined;
}

/**
 * Year, month and day with or without one of the usual separators, and a time. NFKC has already made colons and digits
 * half-width.
 */
const TYPED = new RegExp(
  [
    '^(?:(?<year>\\d{4})(?:[-/.年]\\s?(?=\\d{1,2}[-/.月])|(?=\\d{4}(?:\\D|$)))|(?=\\d{1,2}月))',
    '(?<month>\\d{1,2})(?:[-/.月]\\s?|(?=\\d{2}))(?<date>\\d{1,2})[日号號]?',
    '(?:(?:[\\sT]+|(?<=[日号號]))(?<half>上午|下午|晚上|中午)?\\s?(?<hour>\\d{1,2})',
    '(?:[:时時点點](?:(?<minute>\\d{2})(?::(?<second>\\d{2})|分)?)?))?$',
  ].join(''),
);

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (hour > 24) return undefined;
  if (half === undefined) return hour;
  return HALVES[half]?.[hour];
}

/** The hours of a day by its part and the hour on a dial; other hours with that word could mean two times. */
const HALVES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  上午: dial(0, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  中午: dial(11, [11, 12, 1, 2]),
  下午: dial(12, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  晚上: dial(17, [5, 6, 7, 8, 9, 10, 11, 12]),
};

/** Maps hours on a dial to hours of the day that begin with `first`. */
function dial(first: number, hours: readonly number[]): Record<number, number> {
  return Object.fromEntries(hours.map((hour, at) => [hour, first + at]));
}

/** Returns the date with this month and day that is nearest to today; of two equally near ones, the later. */
function nearestDay(monthDay: string, today: string | undefined): string | undefined {
  if (today === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const days = [year + 1, year, year - 1].map((each) => `${each}-${monthDay}`).filter(isDay);
  const [nearest] = days.sort((one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)));
  return nearest;
}
