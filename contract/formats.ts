import type { TextField } from './fields';
import { isFileId } from './files';
import { isMobileNumber, isPhoneNumber } from './phoneNumber';
import type { ProblemCode } from './problems';
import { REGION_CODE } from './regions';

/** Whether a text has the form its field asks for, and the problem to report when not. */
export interface Format {
  fits: (text: string) => boolean;
  code: ProblemCode;
}

/** The form that a field's `format` and `pattern` ask for together. */
export function formatOf(field: Pick<TextField, 'format' | 'pattern'>): Format {
  const { fits, code } = field.format ? FORMATS[field.format] : ANY;
  if (!field.pattern) return { fits, code };
  const whole = new RegExp(`^(?:${field.pattern.source})$`, field.pattern.flags.replace(/[gy]/g, ''));
  return { fits: (text) => fits(text) && whole.test(text), code };
}

/** Tells whether a text can stand for a picture: a stored file, a path of this server, or a web address. */
export function isImageValue(text: string): boolean {
  return isFileId(text) || /^\/(?![/\\])/.test(text) || isWebAddress(text);
}

const ANY: Format = { fits: () => true, code: 'badFormat' };

/** Codes and rich text are described by their patterns alone. */
const FORMATS: Readonly<Record<NonNullable<TextField['format']>, Format>> = {
  mobile: { fits: isMobileNumber, code: 'badMobile' },
  phone: { fits: isPhoneNumber, code: 'badPhone' },
  email: { fits: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text), code: 'badEmail' },
  color: { fits: (text) => /^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(text), code: 'badColor' },
  region: { fits: (text) => REGION_CODE.test(text), code: 'badRegion' },
  url: { fits: isWebAddress, code: 'badUrl' },
  code: { ...ANY, code: 'badCode' },
  html: ANY,
};

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
