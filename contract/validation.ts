import * as z from 'zod/mini';
import { cleanInput, completeInput } from './completeInput';
import type { Entity } from './defineEntity';
import type { Field, Fields, TextField } from './fields';
import { isFileId } from './files';
import { formatOf, isImageValue } from './formats';
import { isRecord } from './isRecord';
import { isMaskedText } from './masks';
import { isDay, momentOf, momentText } from './moment';
import { characterCount, hasControlCharacters, normalText } from './normalText';
import { type Parsed, type Problem, type ProblemCode, refused } from './problems';
import { sharedFields } from './sharedFields';

// A strict content security policy forbids compiling schemas to functions.
z.config({ jitless: true });

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';
const IMAGE_VALUE_MAX = 255;
/** Unknown keys reported of one object. */
const UNKNOWN_KEYS_MAX = 20;

type Values = Record<string, unknown>;
type Schema = z.ZodMiniType;

/** Checks a new record. The values hold every field that callers may write; where nothing was given, its default or `null`. */
export function parseInsert(entity: Entity, input: unknown): Parsed<Values> {
  const { insert, writable } = rulesOf(entity);
  return isRecord(input) ? parse(insert, completeInput(writable, input)) : refused('', 'notObject');
}

/**
 * Checks changes to a record: its `id`, the `version` they were made on, and the changed fields. An absent field stays as it
 * is; `null` and a blank text clear it.
 */
export function parseUpdate(entity: Entity, input: unknown): Parsed<Values & { id: number; version?: number }> {
  const { update, writable } = rulesOf(entity);
  const parsed = isRecord(input) ? parse(update, cleanInput(writable, input)) : refused('', 'notObject');
  // The schema has seen to the types of both.
  return parsed as Parsed<Values & { id: number; version?: number }>;
}

/** Checks what a special call is given: any of its fields, whoever writes them otherwise; a secret text stays as it was typed. */
export function parseFields(fields: Fields, input: unknown): Parsed<Values> {
  let schema = inputSchemas.get(fields);
  if (!schema) {
    schema = objectSchema(fields, given);
    inputSchemas.set(fields, schema);
  }
  return isRecord(input) ? parse(schema, completeInput(fields, input)) : refused('', 'notObject');
}

interface Rules {
  insert: Schema;
  update: Schema;
  writable: Fields;
}

const inputSchemas = new WeakMap<Fields, Schema>();
const entityRules = new WeakMap<Entity, Rules>();

function rulesOf(entity: Entity): Rules {
  let rules = entityRules.get(entity);
  if (!rules) {
    const writable = Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => isWritable(field)));
    const fields: Fields = { ...sharedFields, ...entity.fields };
    rules = {
      writable,
      insert: objectSchema(fields, (field, name) =>
        Object.hasOwn(writable, name) ? given(field) : refusal('serverSet'),
      ),
      update: objectSchema(fields, (field, name) => {
        if (name === 'id') return given(field);
        if (name !== 'version' && !Object.hasOwn(writable, name)) return refusal('serverSet');
        return field.fixed ? refusal('fixedField') : z.optional(given(field));
      }),
    };
    entityRules.set(entity, rules);
  }
  return rules;
}

function isWritable(field: Field): boolean {
  return field.set !== 'server' && !field.derived && !field.secret;
}

function objectSchema(fields: Fields, schemaOf: (field: Field, name: string) => Schema): Schema {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, name)]));
  return z.strictObject(shape, { error: orRequired('notObject') });
}

/** A field's value, or `null` unless it is required; what `derive` fills may be missing at first. */
function given(field: Field): Schema {
  const schema = valueSchema(field);
  return field.required && !field.filled ? schema : z.nullable(schema);
}

/** Accepts nothing but absence. */
function refusal(code: ProblemCode): Schema {
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
      return maskable(field, 'notDate').check(rule(isDay, 'notDate'), rule(isInCalendar, 'dateRange'));
    case 'dateTime':
      return z.string({ error: orRequired('notDateTime') }).check(
        z.overwrite(normalMoment),
        rule((text) => momentOf(text) !== undefined, 'notDateTime'),
        rule(isInCalendar, 'dateRange'),
      );
    case 'choice':
      return choiceSchema(field.values);
    case 'choices':
      return several(choiceSchema(field.values), { ...field, min: 0 });
    case 'reference':
      return referenceSchema();
    case 'references':
      return several(referenceSchema(), field);
    case 'texts':
      return several(textSchema(field), { ...field, min: 0, max: field.maxItems });
    case 'image':
      return imageSchema(field);
    case 'images':
      return several(imageSchema(field), { ...field, min: 0 });
    case 'audio':
      return maskable(field, 'notText').check(rule(isFileId, 'badAudio'));
    case 'list':
      return z.pipe(sized(field), z.array(objectSchema(field.fields, given)));
    case 'group':
      return objectSchema(field.fields, given);
    case 'json':
      return z.unknown();
  }
}

function textSchema(field: Pick<TextField, 'max' | 'format' | 'pattern' | 'mask' | 'secret' | 'multiline'>) {
  const format = formatOf(field);
  return maskable(field, 'notText').check(
    z.overwrite((text) => (field.secret ? text : normalText(text))),
    rule((text) => text !== '', 'required'),
    rule((text) => !hasControlCharacters(text, field), 'controlCharacters'),
    rule((text) => characterCount(text) <= field.max, 'tooLong', { max: field.max }),
    rule(format.fits, format.code),
  );
}

function imageSchema(field: Pick<Field, 'mask'>) {
  return maskable(field, 'notText').check(
    rule((text) => text.length <= IMAGE_VALUE_MAX, 'tooLong', { max: IMAGE_VALUE_MAX }),
    rule(isImageValue, 'badImage'),
  );
}

function choiceSchema(values: readonly string[]) {
  return z.string({ error: orRequired('notAllowed') }).check(rule((code) => values.includes(code), 'notAllowed'));
}

function referenceSchema() {
  return wholeNumber().check(rule((id) => id > 0, 'unknownReference'));
}

function wholeNumber() {
  return z.number({ error: orRequired('notInteger') }).check(rule(Number.isSafeInteger, 'notInteger'));
}

/** A text that is refused when it is what the mask has left of another. */
function maskable({ mask }: Pick<Field, 'mask'>, code: ProblemCode) {
  return z
    .string({ error: orRequired(code) })
    .check(rule((text) => mask === undefined || !isMaskedText(mask, text), 'maskedValue'));
}

/** Distinct values of one kind. Their number is checked first, so that a flood of them costs nothing. */
function several(item: Schema, size: Size): Schema {
  return z.pipe(
    sized(size),
    z.array(item).check(rule((items) => new Set(items).size === items.length, 'duplicateItem')),
  );
}

interface Size {
  required: boolean;
  min: number;
  max: number;
}

function sized({ required, min, max }: Size) {
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

function normalMoment(text: string): string {
  const moment = momentOf(text);
  return moment === undefined ? text : momentText(moment);
}

/** For days and normal moments, which begin with their day. */
function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The first rule a value breaks is the one reported. zod carries the code as the message, the figures as parameters. */
function rule<T>(test: (value: T) => boolean, code: ProblemCode, params?: Problem['params']) {
  return z.refine<T>(test, { error: code, abort: true, ...(params && { params }) });
}

/** The problem of a value of the wrong type, unless there is none at all. */
function orRequired(code: ProblemCode): (issue: { input?: unknown }) => ProblemCode {
  return ({ input }) => (input === null || input === undefined ? 'required' : code);
}

function parse(schema: Schema, input: Values): Parsed<Values> {
  const result = z.safeParse(schema, input);
  // Every schema given here is one of objects.
  if (result.success) return { ok: true, values: result.data as Values };
  const first = new Map<string, Problem>();
  for (const problem of result.error.issues.flatMap(problemsOfIssue)) {
    if (!first.has(problem.field)) first.set(problem.field, problem);
  }
  return { ok: false, problems: [...first.values()] };
}

function problemsOfIssue(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, UNKNOWN_KEYS_MAX);
    return keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknownField' }));
  }
  const last = issue.path.at(-1);
  // An item of a plain list has no input of its own on a form; its list has.
  const path = typeof last === 'number' ? issue.path.slice(0, -1) : issue.path;
  // All messages are codes, see `rule` and `orRequired`.
  const problem: Problem = { field: path.join('.'), code: issue.message as ProblemCode };
  const params = issue.code === 'custom' ? (issue.params as Problem['params']) : undefined;
  return [params ? { ...problem, params } : problem];
}
