import { decimal, type FieldOptions, integer } from '../../../../contract/fields';

/** What an aggregate is besides its limits: written by the server, and perhaps a column of the list. */
type Extra = Pick<FieldOptions<number>, 'list' | 'filter'>;

const shown = { list: true, filter: true } as const;

/** A whole number computed from a day. */
export const whole = (min: number, max: number, extra: Extra = {}) => integer({ min, max, set: 'server', ...extra });
/** A number with one digit behind the point computed from a day. */
export const tenths = (min: number, max: number, extra: Extra = {}) =>
  decimal({ min, max, scale: 1, set: 'server', ...extra });
/** A number with two digits behind the point computed from a day. */
export const hundredths = (min: number, max: number, extra: Extra = {}) =>
  decimal({ min, max, scale: 2, set: 'server', ...extra });
/** Minutes of a day. */
export const minutes = (extra: Extra = {}) => whole(0, 1_440, extra);
/** A moment, seconds from the day's midnight. */
export const moment = () => whole(-86_400, 86_400);
/** Share of a hundred. */
export const percent = (extra: Extra = {}) => tenths(0, 100, extra);
/** An aggregate that is a column of the list and a filter. */
export const key = shown;
