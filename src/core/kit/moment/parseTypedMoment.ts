import { TIME_ZONE_OFFSET } from '../../../../contract/constants';
import { parseIsoMoment, toIsoMoment } from '../../../../contract/moment';
import { type MomentKind, parseTypedDate } from '../../../../contract/values/parseTypedDate';
import { today } from '../entity/today';

export type { MomentKind } from '../../../../contract/values/parseTypedDate';

/**
 * Parses typed text to its stored form: `YYYY-MM-DD`, for times `YYYY-MM-DD HH:mm`.
 * @returns `undefined` if it is invalid, or a time with seconds
 */
export function parseTypedMoment(kind: MomentKind, text: string): string | undefined {
  const typed = parseTypedDate(kind, text, today());
  if (typed?.time === undefined) return typed?.day;
  return typed.time.endsWith(':00') ? `${typed.day} ${typed.time.slice(0, 'HH:mm'.length)}` : undefined;
}

/** Returns whether a text is complete, so that no further typing is expected. */
export function isComplete(kind: MomentKind, text: string): boolean {
  return (kind === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/).test(text);
}

/** Formats an ISO time for typing; returns other text unchanged. */
export function formatMomentInput(value: unknown): string {
  if (typeof value !== 'string') return '';
  const milliseconds = parseIsoMoment(value);
  return milliseconds === undefined
    ? value
    : toIsoMoment(milliseconds).slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
}

/**
 * Converts typed text to an ISO time, `null` for nothing; invalid text is returned unchanged, so that validation reports it.
 */
export function parseMomentInput(text: string): string | null {
  if (text === '') return null;
  const typed = parseTypedMoment('moment', text);
  return typed === undefined ? text : `${typed.replace(' ', 'T')}:00${TIME_ZONE_OFFSET}`;
}
