import type { Entity } from './defineEntity';
import type { Field, Fields, MaskKind } from './fields';
import { isRecord } from './values/isRecord';
import { pinyinSource } from './values/pinyin';

/** Placeholder of a masked picture. */
export const MASKED_IMAGE = 'masked:image';

/** Masks a value: `张*`, `138****1234`, `1940`. Lists are masked item by item; `null` stays. */
export function maskValue(kind: MaskKind, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (kind === 'text') return null;
  if (Array.isArray(value)) return value.map((item) => maskValue(kind, item));
  if (kind === 'coordinate') return typeof value === 'number' ? Math.round(value * 100) / 100 : null;
  return typeof value === 'string' ? textMasks[kind](value) : null;
}

/** Masks a text: `张*`. */
export function maskText(kind: Exclude<MaskKind, 'text' | 'coordinate'>, text: string): string {
  return text === '' ? text : textMasks[kind](text);
}

/**
 * Returns whether a text looks already masked, so that a form or an import cannot overwrite the real value with it.
 * Masked texts of kind `text` and coordinates are not detectable.
 */
export function isMaskedText(kind: MaskKind, text: string): boolean {
  if (kind === 'text' || kind === 'coordinate' || text === '') return false;
  // A real number never contains a star, however much of it the mask leaves.
  if (kind === 'document' || kind === 'phone') return text.includes('*');
  if (textMasks[kind](text) !== text) return false;
  return kind === 'image' || text.includes('*') || (kind === 'birthDate' && /^\d{4}$/.test(text));
}

/** Key with the names of hidden texts that are empty, present in single records only. Lists do not read hidden texts. */
export const EMPTY_FIELDS = 'emptyFields';

/** Returns the hidden texts of a record that are empty. The record must not be masked yet. */
export function emptyHiddenFields(entity: Entity, record: Readonly<Record<string, unknown>>): string[] {
  return hiddenTexts(entity).filter((name) => isEmpty(record[name]));
}

/** Returns the fields that a mask hides completely, so that an empty one looks like any other. */
export function hiddenTexts(entity: Entity): string[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.mask === 'text' && !field.secret)
    .map(([name]) => name);
}

/** Returns whether a masked record reports that a hidden text is empty. */
export function isKnownEmpty(record: Readonly<Record<string, unknown>>, name: string): boolean {
  const names = record[EMPTY_FIELDS];
  return Array.isArray(names) && names.includes(name);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Masks records of an entity in place, removes secret fields, and returns the same record. */
export type RecordMask = (record: Record<string, unknown>) => Record<string, unknown>;

const compiled = new WeakMap<Entity, RecordMask>();

/** Returns the mask of an entity, compiled once because it runs for every row of every list. */
export function compileMask(entity: Entity): RecordMask {
  let mask = compiled.get(entity);
  if (!mask) {
    mask = compileFields(entity.fields);
    compiled.set(entity, mask);
  }
  return mask;
}

/** Returns a masked copy of a record, without its secret fields. */
export function maskRecord(entity: Entity, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return compileMask(entity)(structuredClone(record));
}

/** Returns whether an entity holds personal data, in its own fields or in those of its lists and groups. */
export function hasMaskedFields(entity: Entity): boolean {
  return Object.values(entity.fields).some(isMaskedField);
}

/** Returns whether a field, or a part of it, is masked. */
export function isMaskedField(field: Field): boolean {
  if (field.mask) return true;
  return (field.kind === 'list' || field.kind === 'group') && Object.values(field.fields).some(isMaskedField);
}

function compileFields(fields: Fields): RecordMask {
  const entries = Object.entries(fields);
  const secret = entries.filter(([, field]) => field.secret).map(([name]) => name);
  const steps = entries
    .filter(([, field]) => !field.secret && isMaskedField(field))
    .map(([name, field]) => ({ name, mask: compileField(field) }));
  return (record) => {
    for (const name of secret) if (name in record) delete record[name];
    for (const { name, mask } of steps) {
      const value = record[name];
      if (value !== null && value !== undefined) record[name] = mask(value);
    }
    return record;
  };
}

function compileField(field: Field): (value: unknown) => unknown {
  const kind = field.mask;
  // The mask of a name would leave the ends of the pinyin, which reveal other letters than the ends of the name.
  if (pinyinSource(field) !== undefined) return () => null;
  if (kind) return (value) => maskValue(kind, value);
  const maskRow = field.kind === 'list' || field.kind === 'group' ? compileFields(field.fields) : undefined;
  const maskObject = (value: unknown) => (maskRow && isRecord(value) ? maskRow(value) : null);
  return (value) => (Array.isArray(value) ? value.map(maskObject) : maskObject(value));
}

const textMasks: Readonly<Record<Exclude<MaskKind, 'text' | 'coordinate'>, (text: string) => string>> = {
  name: (text) => {
    const characters = charactersOf(text);
    return characters.length > 2 ? hideMiddle(characters, 1, 1) : hideMiddle(characters, characters.length - 1, 0);
  },
  document: maskDocument,
  phone: maskNumber,
  address: (text) => `${(COMMUNITY.exec(text) ?? DISTRICT.exec(text))?.[0] ?? ''}***`,
  birthDate: (text) => text.slice(0, 4),
  image: () => MASKED_IMAGE,
};

/**
 * Like {@link maskNumber}, but also hides the last character. The check digit of an ID or card number would rule out
 * nine of ten guesses at the rest.
 */
function maskDocument(text: string): string {
  const characters = charactersOf(text);
  return characters.length > 7 ? `${hideMiddle(characters.slice(0, -1), 3, 3)}*` : maskNumber(text);
}

/** Keeps the first three and last four characters; only the first one if the number is too short for that. */
function maskNumber(text: string): string {
  const characters = charactersOf(text);
  return characters.length > 7 ? hideMiddle(characters, 3, 4) : hideMiddle(characters, 1, 0);
}

/** Returns the text itself, which is faster, unless a character takes two code units. */
function charactersOf(text: string): string | string[] {
  return /[\uD800-\uDFFF]/.test(text) ? [...text] : text;
}

function hideMiddle(characters: string | string[], head: number, tail: number): string {
  const { length } = characters;
  const [start, end] = [characters.slice(0, head), characters.slice(length - tail)];
  const hidden = '*'.repeat(length - head - tail);
  return typeof start === 'string' ? `${start}${hidden}${end}` : [...start, hidden, ...end].join('');
}

/** Matches an address down to its community or street, unless a house number comes before. */
const COMMUNITY = /^[^\d０-９号栋幢室]*(?:社区|小区|街道|村|镇|乡)/;
/** Matches an address without those down to the district. */
const DISTRICT = /^[^\d０-９号栋幢室]*(?:区|县|市)/;
