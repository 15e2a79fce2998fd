import { FILE_ID } from '../../contract/calls/files';
import { PASSWORD_MIN, REASON_MIN } from '../../contract/constants';
import type { TextField } from '../../contract/fields';
import { FORBIDDEN_CHARACTERS } from '../../contract/normalizeText';
import { formatOf, IMAGE_PATTERN } from '../../contract/validation/formats';
import { INVISIBLE_CHARACTERS } from '../../contract/values/invisible';
import type { JsonSchema } from './JsonSchema';

/** Characters that every text refuses. Texts of several lines allow line feeds and tabs. */
const SINGLE_LINE_EXCLUDED = `\\p{Cc}${FORBIDDEN_CHARACTERS}`;
const MULTILINE_EXCLUDED = `\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F${FORBIDDEN_CHARACTERS}`;
/** Blank and invisible characters, which alone make no text. */
const INVISIBLE = `\\s${INVISIBLE_CHARACTERS}`;
/** Forms of masked values (`contract/masks.ts`), which are refused so that they never overwrite a value. */
const MASKED_FORMS: Readonly<Partial<Record<NonNullable<TextField['mask']>, string>>> = {
  name: '\\*$|.\\*$|.\\*+.$',
  document: '[^]*\\*',
  phone: '[^]*\\*',
  address: '[^]*\\*\\*\\*$',
};

const MIN_LENGTHS: Readonly<Partial<Record<NonNullable<TextField['format']>, number>>> = {
  reason: REASON_MIN,
  newPassword: PASSWORD_MIN,
};

type Text = Pick<TextField, 'max'> & Partial<Pick<TextField, 'format' | 'pattern' | 'mask' | 'secret' | 'multiline'>>;

/**
 * Returns the schema of a text in requests, in its stored form. The server also accepts other notations of numbers,
 * and removes surrounding blanks and invisible characters. An optional text can be blank.
 */
export function textInput(field: Text, isRequired: boolean): JsonSchema {
  const { max, format, pattern } = field;
  const forms = [formatOf({ format }).pattern?.source, pattern && `^(?:${pattern.source})$`];
  const minimum = isRequired ? { minLength: (format && MIN_LENGTHS[format]) ?? 1 } : {};
  return {
    type: 'string',
    ...minimum,
    maxLength: max,
    ...patternKeywords([
      characterPattern(field, isRequired),
      ...forms.flatMap((form) => (form === undefined ? [] : [formatPattern(form, isRequired)])),
    ]),
  };
}

/** Returns the schema of a picture in requests: the id of a stored file, a path of this server, or a web address. */
export function imageInput(max: number, isRequired: boolean): JsonSchema {
  return { type: 'string', maxLength: max, pattern: formatPattern(IMAGE_PATTERN.source, isRequired) };
}

/** Returns the schema of a recording in requests: the id of a stored file. */
export function audioInput(isRequired: boolean): JsonSchema {
  return { type: 'string', pattern: formatPattern(FILE_ID.source, isRequired) };
}

function patternKeywords([pattern, ...others]: readonly string[]): JsonSchema {
  if (pattern === undefined) return {};
  return others.length === 0 ? { pattern } : { pattern, allOf: others.map((other) => ({ pattern: other })) };
}

/** Returns the pattern of the characters of a text. */
function characterPattern({ mask, secret, multiline, format }: Text, isRequired: boolean): string {
  const excluded = multiline ? MULTILINE_EXCLUDED : SINGLE_LINE_EXCLUDED;
  const masked = mask && MASKED_FORMS[mask];
  const needsVisible = isRequired && !secret && format !== 'reason';
  const conditions = [
    masked && `(?!${masked})`,
    needsVisible && `(?=[^]*[^${INVISIBLE}${SINGLE_LINE_EXCLUDED}])`,
  ].filter(Boolean);
  return `^${conditions.join('')}[^${excluded}]*$`;
}

/** Returns the pattern of a format. An optional text can also be blank. */
function formatPattern(form: string, isRequired: boolean): string {
  return isRequired ? form : `${form}|^\\s*$`;
}
