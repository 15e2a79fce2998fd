import { PASSWORD_MIN, REASON_MIN } from '../../contract/constants';
import type { TextField } from '../../contract/fields';
import { FILE_ID } from '../../contract/files';
import { formatOf, IMAGE_FORM } from '../../contract/formats';
import { INVISIBLE_MARKS } from '../../contract/invisible';
import { REFUSED_MARKS } from '../../contract/normalText';
import type { JsonSchema } from './JsonSchema';

/** Characters that every text refuses. Texts of several lines allow line feeds and tabs. */
const LINE = `\\p{Cc}${REFUSED_MARKS}`;
const LINES = `\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F${REFUSED_MARKS}`;
/** Blank and invisible characters, which alone make no text. */
const UNSEEN = `\\s${INVISIBLE_MARKS}`;
/** Forms of masked values (`contract/masks.ts`), which are refused so that they never overwrite a value. */
const MASKED: Readonly<Partial<Record<NonNullable<TextField['mask']>, string>>> = {
  name: '\\*$|.\\*$|.\\*+.$',
  document: '[^]*\\*',
  phone: '[^]*\\*',
  address: '[^]*\\*\\*\\*$',
};

const SHORTEST: Readonly<Partial<Record<NonNullable<TextField['format']>, number>>> = {
  reason: REASON_MIN,
  newPassword: PASSWORD_MIN,
};

type Text = Pick<TextField, 'max'> & Partial<Pick<TextField, 'format' | 'pattern' | 'mask' | 'secret' | 'multiline'>>;

/**
 * Returns the schema of a text in requests, in its stored form. The server also accepts other notations of numbers,
 * and removes surrounding blanks and invisible characters. An optional text can be blank.
 */
export function textInput(field: Text, isNeeded: boolean): JsonSchema {
  const { max, format, pattern } = field;
  const forms = [formatOf({ format }).form?.source, pattern && `^(?:${pattern.source})$`];
  const least = isNeeded ? { minLength: (format && SHORTEST[format]) ?? 1 } : {};
  return {
    type: 'string',
    ...least,
    maxLength: max,
    ...matching([
      written(field, isNeeded),
      ...forms.flatMap((form) => (form === undefined ? [] : [formed(form, isNeeded)])),
    ]),
  };
}

/** Returns the schema of a picture in requests: the id of a stored file, a path of this server, or a web address. */
export function imageInput(max: number, isNeeded: boolean): JsonSchema {
  return { type: 'string', maxLength: max, pattern: formed(IMAGE_FORM.source, isNeeded) };
}

/** Returns the schema of a recording in requests: the id of a stored file. */
export function audioInput(isNeeded: boolean): JsonSchema {
  return { type: 'string', pattern: formed(FILE_ID.source, isNeeded) };
}

function matching([pattern, ...others]: readonly string[]): JsonSchema {
  if (pattern === undefined) return {};
  return others.length === 0 ? { pattern } : { pattern, allOf: others.map((other) => ({ pattern: other })) };
}

/** Returns the pattern of the characters of a text. */
function written({ mask, secret, multiline, format }: Text, isNeeded: boolean): string {
  const unwanted = multiline ? LINES : LINE;
  const masked = mask && MASKED[mask];
  const isSeen = isNeeded && !secret && format !== 'reason';
  const conditions = [masked && `(?!${masked})`, isSeen && `(?=[^]*[^${UNSEEN}${LINE}])`].filter(Boolean);
  return `^${conditions.join('')}[^${unwanted}]*$`;
}

/** Returns the pattern of a format. An optional text can also be blank. */
function formed(form: string, isNeeded: boolean): string {
  return isNeeded ? form : `${form}|^\\s*$`;
}
