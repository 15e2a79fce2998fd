import { FILE_ID, isFileId } from '../calls/files';
import { PASSWORD_MIN, REASON_MIN } from '../constants';
import type { TextField } from '../fields';
import { characterCount } from '../normalizeText';
import type { Problem, ProblemCode } from '../problems';
import { REGION_CODE } from '../regions';
import { isMobileNumber, isPhoneNumber, MOBILE, PHONE } from '../values/normalizePhoneNumber';

/** A check of the text format of a field, and the problem to report if it fails. */
export interface Format {
  matches: (text: string) => boolean;
  code: ProblemCode;
  /** Pattern that schemas publish. Every text that matches it fits; other texts may fit too. */
  pattern?: RegExp;
  /** Parameters of the problem's message. */
  params?: Problem['params'];
}

/** Returns the format that a field's `format` and `pattern` require together. */
export function formatOf(field: Pick<TextField, 'format' | 'pattern'>): Format {
  const format = field.format ? FORMATS[field.format] : ANY_FORMAT;
  if (!field.pattern) return format;
  const anchored = new RegExp(`^(?:${field.pattern.source})$`, field.pattern.flags.replace(/[gy]/g, ''));
  return { ...format, matches: (text) => format.matches(text) && anchored.test(text) };
}

/** Returns whether a text is a valid picture value: a stored file, a path of this server, or a web address. */
export function isImageValue(text: string): boolean {
  return isFileId(text) || /^\/(?![/\\])/.test(text) || isHttpUrl(text);
}

/** Web address with an ASCII domain name. */
const HTTP_URL = /^https?:\/\/[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z][A-Za-z0-9]*)*(:\d{1,4})?([/?#][^\s\\]*)?$/;

/** Pattern of valid picture values. */
export const IMAGE_PATTERN = new RegExp([FILE_ID.source, '^/([^/\\\\\\s]\\S*)?$', HTTP_URL.source].join('|'));

const patternFormat = (pattern: RegExp, code: ProblemCode): Format => ({
  matches: (text) => pattern.test(text),
  pattern,
  code,
});

const ANY_FORMAT: Format = { matches: () => true, code: 'badFormat' };

/** Only their patterns restrict codes and rich text. */
const FORMATS: Readonly<Record<NonNullable<TextField['format']>, Format>> = {
  mobile: { matches: isMobileNumber, pattern: MOBILE, code: 'badMobile' },
  phone: { matches: isPhoneNumber, pattern: PHONE, code: 'badPhone' },
  email: patternFormat(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'badEmail'),
  color: patternFormat(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/, 'badColor'),
  region: patternFormat(REGION_CODE, 'badRegion'),
  url: { matches: isHttpUrl, pattern: HTTP_URL, code: 'badUrl' },
  code: { ...ANY_FORMAT, code: 'badCode' },
  html: ANY_FORMAT,
  newPassword: {
    matches: (text) => characterCount(text) >= PASSWORD_MIN,
    code: 'tooShort',
    params: { min: PASSWORD_MIN },
  },
  reason: {
    matches: (text) => characterCount(text) >= REASON_MIN,
    pattern: new RegExp(`^\\S[^]{${REASON_MIN - 2},}\\S$`),
    code: 'reasonTooShort',
    params: { min: REASON_MIN },
  },
};

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
