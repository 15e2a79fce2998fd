import { TIME_ZONE_OFFSET } from '../../../../contract/constants';
import { momentOf, momentText } from '../../../../contract/moment';
import { type MomentKind, readTyped } from '../../../../contract/typedMoment';
import { today } from '../entity/today';

export type { MomentKind } from '../../../../contract/typedMoment';

/**
 * What somebody has typed, as it is kept: `YYYY-MM-DD`, for moments `YYYY-MM-DD HH:mm`.
 * @returns `undefined` when it is neither, or a moment between two minutes
 */
export function typedMoment(kind: MomentKind, text: string): string | undefined {
  const typed = readTyped(kind, text, today());
  if (typed?.time === undefined) return typed?.day;
  return typed.time.endsWith(':00') ? `${typed.day} ${typed.time.slice(0, 'HH:mm'.length)}` : undefined;
}

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
