import { PASSWORD_MIN, REASON_MIN } from './constants';
import type { TextField } from './fields';
import { FILE_ID, isFileId } from './files';
import { characterCount } from './normalText';
import { isMobileNumber, isPhoneNumber, MOBILE, PHONE } from './phoneNumber';
import type { Problem, ProblemCode } from './problems';
import { REGION_CODE } from './regions';

/** A check of the text format of a field, and the problem to report if it fails. */
export interface Format {
  fits: (text: string) => boolean;
  code: ProblemCode;
  /** Pattern that schemas publish. Every text that matches it fits; other texts may fit too. */
  form?: RegExp;
  /** Parameters of the problem's message. */
  params?: Problem['params'];
}

/** Returns the format that a field's `format` and `pattern` require together. */
export function formatOf(field: Pick<TextField, 'format' | 'pattern'>): Format {
  const format = field.format ? FORMATS[field.format] : ANY;
  if (!field.pattern) return format;
  const whole = new RegExp(`^(?:${field.pattern.source})$`, field.pattern.flags.replace(/[gy]/g, ''));
  return { ...format, fits: (text) => format.fits(text) && whole.test(text) };
}

/** Returns whether a text is a valid picture value: a stored file, a path of this server, or a web address. */
export function isImageValue(text: string): boolean {
  return isFileId(text) || /^\/(?![/\\])/.test(text) || isWebAddress(text);
}

/** Web address with an ASCII domain name. */
const WEB_ADDRESS = /^https?:\/\/[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z][A-Za-z0-9]*)*(:\d{1,4})?([/?#][^\s\\]*)?$/;

/** Pattern of valid picture values. */
export const IMAGE_FORM = new RegExp([FILE_ID.source, '^/([^/\\\\\\s]\\S*)?$', WEB_ADDRESS.source].join('|'));

const ofForm = (form: RegExp, code: ProblemCode): Format => ({ fits: (text) => form.test(text), form, code });

const ANY: Format = { fits: () => true, code: 'badFormat' };

/** Only their patterns restrict codes and rich text. */
const FORMATS: Readonly<Record<NonNullable<TextField['format']>, Format>> = {
  mobile: { fits: isMobileNumber, form: MOBILE, code: 'badMobile' },
  phone: { fits: isPhoneNumber, form: PHONE, code: 'badPhone' },
  email: ofForm(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'badEmail'),
  color: ofForm(/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/, 'badColor'),
  region: ofForm(REGION_CODE, 'badRegion'),
  url: { fits: isWebAddress, form: WEB_ADDRESS, code: 'badUrl' },
  code: { ...ANY, code: 'badCode' },
  html: ANY,
  newPassword: {
    fits: (text) => characterCount(text) >= PASSWORD_MIN,
    code: 'tooShort',
    params: { min: PASSWORD_MIN },
  },
  reason: {
    fits: (text) => characterCount(text) >= REASON_MIN,
    form: new RegExp(`^\\S[^]{${REASON_MIN - 2},}\\S$`),
    code: 'reasonTooShort',
    params: { min: REASON_MIN },
  },
};

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
