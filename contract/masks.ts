import type { Entity } from './defineEntity';
import type { Field, Fields, MaskKind } from './fields';
import { isRecord } from './isRecord';
import { pinyinSource } from './pinyin';

/** Stands for a picture that is not shown. */
export const MASKED_IMAGE = 'masked:image';

/** What others see of a value: `张*`, `138****1234`, `1940`. Lists are masked item by item; `null` stays. */
export function maskValue(kind: MaskKind, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (kind === 'text') return null;
  if (Array.isArray(value)) return value.map((item) => maskValue(kind, item));
  if (kind === 'coordinate') return typeof value === 'number' ? Math.round(value * 100) / 100 : null;
  return typeof value === 'string' ? textMasks[kind](value) : null;
}

/** What others see of a text: `张*`. */
export function maskText(kind: Exclude<MaskKind, 'text' | 'coordinate'>, text: string): string {
  return text === '' ? text : textMasks[kind](text);
}

/**
 * Tells whether a text looks as if it had been masked already, so that a form or an import cannot overwrite the real one
 * with it. Hidden texts and coordinates leave no trace.
 */
export function isMaskedText(kind: MaskKind, text: string): boolean {
  if (kind === 'text' || kind === 'coordinate' || text === '') return false;
  // No number has a star, however much of it a mask leaves.
  if (kind === 'document' || kind === 'phone') return text.includes('*');
  if (textMasks[kind](text) !== text) return false;
  return kind === 'image' || text.includes('*') || (kind === 'birthDate' && /^\d{4}$/.test(text));
}

/**
 * Where a record that was read by itself names its hidden texts that hold nothing. Lists do not read hidden texts, and so
 * do not tell.
 */
export const EMPTY_FIELDS = 'emptyFields';

/** The hidden texts of a record, not masked yet, that hold nothing. */
export function emptyHiddenFields(entity: Entity, record: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(entity.fields)
    .filter(([name, field]) => field.mask === 'text' && !field.secret && isEmpty(record[name]))
    .map(([name]) => name);
}

/** Tells whether a masked record says of a hidden text that it holds nothing. */
export function isKnownEmpty(record: Readonly<Record<string, unknown>>, name: string): boolean {
  const names = record[EMPTY_FIELDS];
  return Array.isArray(names) && names.includes(name);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Masks records of an entity in place and drops secret fields; returns the record it was given. */
export type RecordMask = (record: Record<string, unknown>) => Record<string, unknown>;

const compiled = new WeakMap<Entity, RecordMask>();

/** The mask of an entity, prepared once: it runs for every row of every list. */
export function compileMask(entity: Entity): RecordMask {
  let mask = compiled.get(entity);
  if (!mask) {
    mask = compileFields(entity.fields);
    compiled.set(entity, mask);
  }
  return mask;
}

/** A masked copy of a record, without its secret fields. */
export function maskRecord(entity: Entity, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return compileMask(entity)(structuredClone(record));
}

/** Tells whether an entity holds personal data at all, in its own fields or in those of its lists and groups. */
export function hasMaskedFields(entity: Entity): boolean {
  return Object.values(entity.fields).some(isMaskedField);
}

/** Tells whether a field, or a part of it, is shown masked. */
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
  // The ends that the mask of a name leaves would be other letters than those of the name itself.
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
 * As {@link maskNumber}, without the last character: with the check digit of an ID or card number, nine of ten guesses at the
 * rest would be known to be wrong.
 */
function maskDocument(text: string): string {
  const characters = charactersOf(text);
  return characters.length > 7 ? `${hideMiddle(characters.slice(0, -1), 3, 3)}*` : maskNumber(text);
}

/** First three and last four characters; of a number too short to hide anything so, the first one only. */
function maskNumber(text: string): string {
  const characters = charactersOf(text);
  return characters.length > 7 ? hideMiddle(characters, 3, 4) : hideMiddle(characters, 1, 0);
}

/** A text itself, which is quicker, unless one of its characters takes two places. */
function charactersOf(text: string): string | string[] {
  return /[\uD800-\uDFFF]/.test(text) ? [...text] : text;
}

function hideMiddle(characters: string | string[], head: number, tail: number): string {
  const { length } = characters;
  const [start, end] = [characters.slice(0, head), characters.slice(length - tail)];
  const hidden = '*'.repeat(length - head - tail);
  return typeof start === 'string' ? `${start}${hidden}${end}` : [...start, hidden, ...end].join('');
}

/** An address down to its community or street, as long as no house number has come before. */
const COMMUNITY = /^[^\d０-９号栋幢室]*(?:社区|小区|街道|村|镇|乡)/;
/** Where it names none: down to the district. */
const DISTRICT = /^[^\d０-９号栋幢室]*(?:区|县|市)/;
