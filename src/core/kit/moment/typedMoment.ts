import { TIME_ZONE_OFFSET } from '../../../../contract/constants';
import { isDay, momentOf, momentText } from '../../../../contract/moment';

/** What an input takes: days, or moments to the minute on the company's clocks. */
export type MomentKind = 'day' | 'moment';

/**
 * What somebody has typed, as it is kept: `YYYY-MM-DD`, for moments `YYYY-MM-DD HH:mm`.
 * @returns `undefined` when it is neither
 */
export function typedMoment(kind: MomentKind, text: string): string | undefined {
  const match = TYPED.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', date = '', hour, minute] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day) || (hour === undefined) !== (kind === 'day')) return undefined;
  if (hour === undefined || minute === undefined) return day;
  return Number(hour) < 24 && Number(minute) < 60 ? `${day} ${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** Year, month and day with any of the usual signs between them, or none; and a time. */
const TYPED =
  /^(\d{4})(?:[-/.年]\s?(?=\d{1,2}[-/.月])|(?=\d{4}(?:\D|$)))(\d{1,2})(?:[-/.月]\s?|(?=\d{2}))(\d{1,2})日?(?:[\sT]+(\d{1,2})[:：](\d{2}))?$/;

/** Whether a text is whole: nobody would type on. */
export function isWhole(kind: MomentKind, text: string): boolean {
  return (kind === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/).test(text);
}

/** A moment of the wire as it is typed; a text that is none stays as it is. */
export function typingOfMoment(value: unknown): string {
  if (typeof value !== 'string') return '';
  const milliseconds = momentOf(value);
  return milliseconds === undefined
    ? value
    : momentText(milliseconds).slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
}

/** What is typed as a moment of the wire, `null` for nothing; what is none stays as it is, for validation to say so. */
export function momentOfTyping(text: string): string | null {
  if (text === '') return null;
  const typed = typedMoment('moment', text);
  return typed === undefined ? text : `${typed.replace(' ', 'T')}:00${TIME_ZONE_OFFSET}`;
}
