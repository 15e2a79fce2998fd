import { decimal, type FieldOptions, integer } from '../../../../../contract/fields';

/** Options of an aggregate besides its limits: the server sets it, and it can be a column of the list. */
type Extra = Pick<FieldOptions<number>, 'list' | 'filter'>;

const shown = { list: true, filter: true } as const;

/** An integer computed from a day. */
export const wholeNumber = (min: number, max: number, extra: Extra = {}) =>
  integer({ min, max, readOnly: true, ...extra });
/** A number with one decimal, computed from a day. */
export const tenths = (min: number, max: number, extra: Extra = {}) =>
  decimal({ min, max, scale: 1, readOnly: true, ...extra });
/** A number with two decimals, computed from a day. */
export const hundredths = (min: number, max: number, extra: Extra = {}) =>
  decimal({ min, max, scale: 2, readOnly: true, ...extra });
/** Minutes of a day. */
export const minutes = (extra: Extra = {}) => wholeNumber(0, 1_440, extra);
/** A time in seconds from the day's midnight. */
export const moment = () => wholeNumber(-86_400, 86_400);
/** Like {@link moment}; can lie on the next day, when a sleep ends there. */
export const nextDayMoment = () => wholeNumber(-86_400, 172_800);
/** A percentage. */
export const percent = (extra: Extra = {}) => tenths(0, 100, extra);
/** Options of an aggregate that is a list column and a filter. */
export const keyFigure = shown;
