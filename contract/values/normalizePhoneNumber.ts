import { stripAllInvisible } from './invisible';

/** Short lines: emergency and service numbers of three, five or six digits (12345, 120, 95588), and 400 and 800 lines. */
const SHORT_LINE = /^(?:1[0-2]\d|1[0-2]\d{3,4}|9[56]\d{3,4}|[48]00\d{7})$/;
/** Format of a mainland mobile number. */
export const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0(?!1[1-9])[1-9]\d{1,2}-?\d{7,8}(?:-\d{1,6})?$/;
/** E.164 numbers outside the mainland. */
const INTERNATIONAL = /^\+(?!86)[1-9]\d{6,14}$/;
/** Format of a number that can be called: mobile, landline with its area code, abroad, or short line. */
export const PHONE = new RegExp([MOBILE, LANDLINE, INTERNATIONAL, SHORT_LINE].map(({ source }) => source).join('|'));
/** Separators that people write between digits. */
const SEPARATORS = /[\s().\-‐‑‒–—−/]/gu;

/**
 * Normalizes a phone number for storage and comparison: `13800138000`, `010-62345678-12`, `+85223456789`, `12345`.
 * Ignores width, blanks, dashes, brackets and the prefixes `+86` and `0086`. A text that is not a phone number stays as
 * written.
 */
export function normalizePhoneNumber(text: string): string {
  const normalized = stripAllInvisible(text).normalize('NFKC').trim();
  if (LANDLINE.test(normalized)) return landline(normalized) ?? normalized;
  const marked = normalized
    .replace(/^tel:/i, '')
    // Numbers for callers at home and abroad: the zero in brackets is dialled within the country only.
    .replace(/^((?:\+|00)\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replace(/(?<=\d)\s*(?:转|轉|ext\.?|分机|內線|内线|[x#,;])\s*(?=\d)/iu, '-');
  const international = marked.replace(SEPARATORS, '').replace(/^00(?=[1-9])/, '+');
  if (!/^\+?\d+$/.test(international)) return normalized;
  if (international.startsWith('+') && !international.startsWith('+86')) return international;
  const digits = international.replace(/^\+86/, '');
  // A zero before a mobile number is dialled from another city.
  const mobile = digits.replace(/^(?:86|0)(?=1[3-9]\d{9}$)/, '');
  if (MOBILE.test(mobile)) return mobile;
  if (SHORT_LINE.test(digits)) return digits;
  const [, local] = /^\D*(?:00)?86[\s().-]*(.*)$/.exec(marked) ?? [];
  // Only after the country code may an area code lack its zero: `852 2345 6789` is a number of Hong Kong.
  return landline(marked) ?? (local === undefined ? undefined : (landline(local) ?? landline(`0${local}`))) ?? digits;
}

/** Returns whether a number normalized by {@link normalizePhoneNumber} is a mainland mobile number. */
export function isMobileNumber(number: string): boolean {
  return MOBILE.test(number);
}

/**
 * Returns whether a number normalized by {@link normalizePhoneNumber} can be called: mobile, landline with area code, foreign,
 * or a short line.
 */
export function isPhoneNumber(number: string): boolean {
  return PHONE.test(number);
}

/** Returns all forms in which an equal number may be stored; earlier versions stored landlines as they were typed. */
export function phoneNumberVariants(text: string): string[] {
  const number = normalizePhoneNumber(text);
  const [, area, local, extension = ''] = /^(0\d{2,3})-(\d{7,8})(-\d+)?$/.exec(number) ?? [];
  return area === undefined ? [number] : [number, `${area}${local}${extension}`];
}

/** Formats a landline with dashes: area code of three digits (010, 02x) or four, number of seven or eight, extension. */
function landline(normalized: string): string | undefined {
  const [first = '', ...more] = normalized.split(SEPARATORS).filter((group) => group !== '');
  const [, area, rest] = /^(010|02\d|0[3-9]\d{2})(\d*)$/.exec(first) ?? [];
  if (area === undefined || rest === undefined) return undefined;
  const groups = rest === '' ? more : [rest, ...more];
  let local = '';
  while (local.length < 7 && groups.length > 0) local += groups.shift();
  const extension = groups.join('');
  if (!/^\d{7,8}$/.test(local) || !/^\d{0,6}$/.test(extension)) return undefined;
  return extension === '' ? `${area}-${local}` : `${area}-${local}-${extension}`;
}
