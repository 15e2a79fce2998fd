import type { Entity } from './defineEntity';
import { type Fields, text } from './fields';
import { numberVariants } from './query/lookup';
import { fieldOf } from './sharedFields';
import { isRecord } from './values/isRecord';
import { normalizeForComparison, usesNormalizedComparison } from './values/normalizeForComparison';

/**
 * Defines which records of an entity may be the same person or thing as a new one. Saving such a record asks the user
 * first.
 */
export interface DuplicateRules<Name extends string = string> {
  /**
   * Groups of fields. A record that equals the saved one in every field of a group may be the same. Names and numbers
   * are compared in their normal forms. A group with an empty field finds nothing.
   */
  rules: readonly (readonly Name[])[];
  /** Fields of the found records, masked, that help the user decide. */
  facts: readonly Name[];
}

/** The input of `insert` and of updates that repeats the `confirmation` of a refusal with {@link POSSIBLE_DUPLICATE}. */
export const CONFIRM_DUPLICATES = 'confirmDuplicates';
/** The code of a refusal that asks whether a record differs from those found. */
export const POSSIBLE_DUPLICATE = 'possibleDuplicate';
/** The key in the audit entry of a confirmed save that lists the ids of the records found. */
export const CONFIRMED_DUPLICATES = 'confirmedDuplicates';

/** `data` of a refusal with {@link POSSIBLE_DUPLICATE}. */
export interface FoundDuplicates {
  /** The found records that the caller may see: id, the facts of the entity's rules (masked), and the fields that are equal. */
  records: readonly ({ id: number; sameFields: readonly string[] } & Readonly<Record<string, unknown>>)[];
  /** Number of found records outside the caller's data scope. */
  hidden: number;
  /** Opaque value that confirms exactly these records, as `confirmDuplicates` of the same call. */
  confirmation: string;
}

const CONFIRMATION_MAX = 100;

const CONFIRMATION_INPUTS: Fields = { [CONFIRM_DUPLICATES]: text({ max: CONFIRMATION_MAX }) };
const NO_INPUTS: Fields = {};

/** Returns the inputs of updates of an entity besides its fields. */
export function updateInputs({ duplicates }: Pick<Entity, 'duplicates'>): Fields {
  return duplicates ? CONFIRMATION_INPUTS : NO_INPUTS;
}

const insertInputsCache = new WeakMap<object, Fields>();

/** Returns the inputs of inserts of an entity besides its fields. */
export function insertInputs(entity: Pick<Entity, 'duplicates' | 'insertInputs'>): Fields {
  const inputs = insertInputsCache.get(entity) ?? { ...entity.insertInputs, ...updateInputs(entity) };
  insertInputsCache.set(entity, inputs);
  return inputs;
}

/** Reads `data` of a refusal with {@link POSSIBLE_DUPLICATE}; `undefined` when it has another form. */
export function parseFoundDuplicates(data: unknown): FoundDuplicates | undefined {
  if (!isRecord(data) || !Array.isArray(data.records)) return undefined;
  const { hidden, confirmation } = data;
  if (typeof hidden !== 'number' || typeof confirmation !== 'string') return undefined;
  const records = data.records.flatMap((record) => {
    if (!isRecord(record) || typeof record.id !== 'number') return [];
    const sameFields = Array.isArray(record.sameFields) ? record.sameFields.map(String) : [];
    return [{ ...record, id: record.id, sameFields }];
  });
  return { records, hidden, confirmation };
}

/**
 * Returns the forms in which a field may store an equal value: for numbers also those of earlier versions, for names
 * the normal form. Empty for an empty value.
 */
export function duplicateKeys(entity: Entity, name: string, value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'string') return [value];
  const mask = fieldOf(entity, name)?.mask;
  if (mask === 'document' || mask === 'phone') {
    return [...new Set(numberVariants({ mask }, value).flatMap((form) => [form, form.toLowerCase()]))].sort();
  }
  return [usesNormalizedComparison(entity, name) ? normalizeForComparison(value) : value];
}

/** Whether two records are equal in every field of a group, none of which is empty. */
export function matchesDuplicateRule(entity: Entity, group: readonly string[], one: object, other: object): boolean {
  return group.every((name) => {
    const forms = new Set(duplicateKeys(entity, name, Reflect.get(one, name)));
    return duplicateKeys(entity, name, Reflect.get(other, name)).some((form) => forms.has(form));
  });
}
