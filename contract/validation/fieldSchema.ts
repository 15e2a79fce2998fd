import * as z from 'zod/mini';
import { isFileId } from '../calls/files';
import { acceptsCode, type ChoiceField, type Field, type Fields, type TextField } from '../fields';
import { isMaskedText } from '../masks';
import { isDay, parseIsoMoment, toIsoMoment } from '../moment';
import { characterCount, hasControlCharacters } from '../normalizeText';
import type { Problem, ProblemCode } from '../problems';
import { normalizeValue } from '../values/normalizeValue';
import { formatOf, isImageValue } from './formats';

// A strict content security policy forbids compiling schemas to functions.
z.config({ jitless: true });

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
const IMAGE_VALUE_MAX = 255;

/** Validates a value; the message of each issue is a {@link ProblemCode}. */
export type Schema = z.ZodMiniType;

/** Returns the schema of an object with exactly these fields, each validated by its own schema. */
export function objectSchema(fields: Fields, schemaOf: (field: Field, name: string) => Schema): Schema {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, name)]));
  return z.strictObject(shape, { error: orRequired('notObject') });
}

/**
 * Returns the schema of a field's value, or `null` if it is optional. A field that `derive` fills can be missing at
 * first.
 */
export function fieldSchema(field: Field): Schema {
  const schema = valueSchema(field);
  return field.required && !field.filledByDerive ? schema : z.nullable(schema);
}

/** Returns a schema that accepts only an absent value. */
export function rejectWith(code: ProblemCode): Schema {
  return z.optional(z.never({ error: code }));
}

function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'integer':
      return wholeNumber().check(...limits(field));
    case 'money':
      return wholeNumber().check(
        rule((fen) => fen >= field.min, 'amountTooSmall', { min: field.min / 100 }),
        rule((fen) => fen <= field.max, 'amountTooLarge', { max: field.max / 100 }),
      );
    case 'decimal':
      return z.number({ error: orRequired('notNumber') }).check(
        ...limits(field),
        rule((number) => Number(number.toFixed(field.scale)) === number, 'tooManyDigits', { scale: field.scale }),
      );
    case 'boolean':
      return z.boolean({ error: orRequired('notBoolean') });
    case 'date':
      return unmaskedString(field, 'notDate').check(rule(isDay, 'notDate'), rule(isInCalendar, 'dateRange'));
    case 'dateTime':
      return z.string({ error: orRequired('notDateTime') }).check(
        z.overwrite(normalizeMoment),
        rule((text) => parseIsoMoment(text) !== undefined, 'notDateTime'),
        rule(isInCalendar, 'dateRange'),
      );
    case 'choice':
      return choiceSchema(field);
    case 'choices':
      return uniqueArray(choiceSchema(field), { ...field, min: 0 });
    case 'reference':
      return referenceSchema();
    case 'references':
      return uniqueArray(referenceSchema(), field);
    case 'texts':
      return uniqueArray(textSchema(field), { ...field, min: 0, max: field.maxItems });
    case 'image':
      return imageSchema(field);
    case 'images':
      return uniqueArray(imageSchema(field), { ...field, min: 0 });
    case 'audio':
      return unmaskedString(field, 'notText').check(rule(isFileId, 'badAudio'));
    case 'list':
      return z.pipe(sizedArray(field), z.array(objectSchema(field.fields, fieldSchema)));
    case 'group':
      return objectSchema(field.fields, fieldSchema);
    case 'json':
      return z.unknown();
  }
}

function textSchema(field: Pick<TextField, 'max' | 'format' | 'pattern' | 'mask' | 'secret' | 'multiline'>) {
  const format = formatOf(field);
  return unmaskedString(field, 'notText').check(
    z.overwrite((text) => normalizeValue(field, text)),
    rule((text) => text !== '', 'required'),
    rule((text) => !hasControlCharacters(text, field), 'controlCharacters'),
    rule((text) => characterCount(text) <= field.max, 'tooLong', { max: field.max }),
    rule(format.matches, format.code, format.params),
  );
}

function imageSchema(field: Pick<Field, 'mask'>) {
  return unmaskedString(field, 'notText').check(
    rule((text) => text.length <= IMAGE_VALUE_MAX, 'tooLong', { max: IMAGE_VALUE_MAX }),
    rule(isImageValue, 'badImage'),
  );
}

function choiceSchema(field: Pick<ChoiceField, 'values' | 'open'>) {
  return z.string({ error: orRequired('notAllowed') }).check(rule((code) => acceptsCode(field, code), 'notAllowed'));
}

function referenceSchema() {
  return wholeNumber().check(rule((id) => id > 0, 'unknownReference'));
}

function wholeNumber() {
  return z.number({ error: orRequired('notInteger') }).check(rule(Number.isSafeInteger, 'notInteger'));
}

/** Returns the schema of a text that must not be a masked value. */
function unmaskedString({ mask }: Pick<Field, 'mask'>, code: ProblemCode) {
  return z
    .string({ error: orRequired(code) })
    .check(rule((text) => mask === undefined || !isMaskedText(mask, text), 'maskedValue'));
}

/** Returns the schema of distinct values of one kind. It checks the count first, so that a flood of values costs nothing. */
function uniqueArray(item: Schema, size: Size): Schema {
  return z.pipe(
    sizedArray(size),
    z.array(item).check(rule((items) => new Set(items).size === items.length, 'duplicateItem')),
  );
}

interface Size {
  required: boolean;
  min: number;
  max: number;
}

function sizedArray({ required, min, max }: Size) {
  return z.array(z.unknown(), { error: orRequired('notList') }).check(
    rule((items) => !required || items.length > 0, 'required'),
    rule((items) => items.length >= min, 'tooFewItems', { min }),
    rule((items) => items.length <= max, 'tooManyItems', { max }),
  );
}

function limits({ min, max }: { min: number; max: number }) {
  return [
    rule<number>((value) => value >= min, 'tooSmall', { min }),
    rule<number>((value) => value <= max, 'tooLarge', { max }),
  ] as const;
}

function normalizeMoment(text: string): string {
  const moment = parseIsoMoment(text);
  return moment === undefined ? text : toIsoMoment(moment);
}

/** Checks the range of days and normalized moments, which both begin with the day. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Returns a check that stops at the first violation. zod carries the code as the message and the figures as parameters. */
function rule<T>(test: (value: T) => boolean, code: ProblemCode, params?: Problem['params']) {
  return z.refine<T>(test, { error: code, abort: true, ...(params && { params }) });
}

/** Returns the error for a value of the wrong type, or `required` if it is missing. */
function orRequired(code: ProblemCode): (issue: { input?: unknown }) => ProblemCode {
  return ({ input }) => (input === null || input === undefined ? 'required' : code);
}
