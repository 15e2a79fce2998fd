import type { TextField } from './fields';
import { isFileId } from './files';
import { isMobileNumber, isPhoneNumber } from './phoneNumber';
import type { ProblemCode } from './problems';
import { REGION_CODE } from './regions';

/** A check of the text format of a field, and the problem to report if it fails. */
export interface Format {
  fits: (text: string) => boolean;
  code: ProblemCode;
}

/** Returns the format that a field's `format` and `pattern` require together. */
export function formatOf(field: Pick<TextField, 'format' | 'pattern'>): Format {
  const { fits, code } = field.format ? FORMATS[field.format] : ANY;
  if (!field.pattern) return { fits, code };
  const whole = new RegExp(`^(?:${field.pattern.source})$`, field.pattern.flags.replace(/[gy]/g, ''));
  return { fits: (text) => fits(text) && whole.test(text), code };
}

/** Returns whether a text is a valid picture value: a stored file, a path of this server, or a web address. */
export function isImageValue(text: string): boolean {
  return isFileId(text) || /^\/(?![/\\])/.test(text) || isWebAddress(text);
}

const ANY: Format = { fits: () => true, code: 'badFormat' };

/** Only their patterns restrict codes and rich text. */
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
