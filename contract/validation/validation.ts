import * as z from 'zod/mini';
import type { Entity, InputOf } from '../defineEntity';
import type { Field, Fields } from '../fields';
import { type Parsed, type Problem, type ProblemCode, parseFailure } from '../problems';
import { sharedFields } from '../sharedFields';
import { isRecord } from '../values/isRecord';
import { cleanInput, completeInput } from './completeInput';
import { fieldSchema, objectSchema, rejectWith, type Schema } from './fieldSchema';

/** Maximum number of unknown keys reported for one object. */
const UNKNOWN_KEYS_MAX = 20;

type Values = Record<string, unknown>;

/**
 * Validates a new record. The values contain every field that callers can write, with its default or `null` if the
 * caller sent none.
 */
export function parseInsert(entity: Entity, input: unknown): Parsed<Values> {
  const { insert, writable } = rulesOf(entity);
  return isRecord(input) ? parse(insert, completeInput(writable, input)) : parseFailure('', 'notObject');
}

/**
 * Validates changes to a record: its `id`, the `version` they are based on, and the changed fields. An absent field
 * stays unchanged; `null` and a blank text clear it.
 */
export function parseUpdate(entity: Entity, input: unknown): Parsed<Values & { id: number; version?: number }> {
  const { update, writable } = rulesOf(entity);
  const parsed = isRecord(input) ? parse(update, cleanInput(writable, input)) : parseFailure('', 'notObject');
  // The schema has validated the types of both.
  return parsed as Parsed<Values & { id: number; version?: number }>;
}

/**
 * Validates the inputs of a special call, including fields that callers cannot write otherwise. A secret text stays as
 * typed.
 */
export function parseFields<F extends Fields>(fields: F, input: unknown): Parsed<InputOf<F>> {
  let schema = inputSchemas.get(fields);
  if (!schema) {
    schema = objectSchema(fields, fieldSchema);
    inputSchemas.set(fields, schema);
  }
  const parsed = isRecord(input) ? parse(schema, completeInput(fields, input)) : parseFailure('', 'notObject');
  // The schema has validated the types.
  return parsed as Parsed<InputOf<F>>;
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
        Object.hasOwn(writable, name) ? fieldSchema(field) : rejectWith('serverSet'),
      ),
      update: objectSchema(fields, (field, name) => {
        if (name === 'id') return fieldSchema(field);
        if (name !== 'version' && !Object.hasOwn(writable, name)) return rejectWith('serverSet');
        return field.immutable ? rejectWith('fixedField') : z.optional(fieldSchema(field));
      }),
    };
    entityRules.set(entity, rules);
  }
  return rules;
}

/** Returns whether callers can write a field, at least on insert. */
export function isWritable(field: Field): boolean {
  return !field.readOnly && !field.derived && !field.secret;
}

function parse(schema: Schema, input: Values): Parsed<Values> {
  const result = z.safeParse(schema, input);
  // Every schema passed here is an object schema.
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
  // A form has an input for a plain list, but none for its items.
  const path = typeof last === 'number' ? issue.path.slice(0, -1) : issue.path;
  // All messages are codes; see `rule` and `orRequired`.
  const problem: Problem = { field: path.join('.'), code: issue.message as ProblemCode };
  const params = issue.code === 'custom' ? (issue.params as Problem['params']) : undefined;
  return [params ? { ...problem, params } : problem];
}
