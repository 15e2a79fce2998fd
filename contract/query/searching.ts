import type { Entity } from '../defineEntity';
import type { Field, FieldKind, MaskKind } from '../fields';
import { fieldOf, isSharedField } from '../sharedFields';

/** Who asks: someone who sees personal data masked may not find out more by searching than by looking. */
export interface Viewer {
  masked: boolean;
}

/** How a field may be compared: equal, any of, at least, at most, contains. */
export type FilterOperator = 'eq' | 'in' | 'from' | 'to' | 'like';

const EXACT: readonly FilterOperator[] = ['eq', 'in'];
const RANGE: readonly FilterOperator[] = ['eq', 'in', 'from', 'to'];
const PART: readonly FilterOperator[] = ['eq', 'in', 'like'];

const OPERATORS: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: PART,
  integer: RANGE,
  decimal: RANGE,
  money: RANGE,
  date: RANGE,
  dateTime: RANGE,
  boolean: EXACT,
  choice: EXACT,
  choices: EXACT,
  reference: EXACT,
  references: EXACT,
  texts: EXACT,
  list: [],
  group: [],
  image: [],
  images: [],
  audio: [],
  json: [],
};

/** A number that is known already may be looked up, one at a time; a name may be searched by part; nothing else. */
const OPERATORS_MASKED: Readonly<Partial<Record<MaskKind, readonly FilterOperator[]>>> = {
  name: PART,
  phone: ['eq'],
  document: ['eq'],
};

const UNSORTABLE: ReadonlySet<FieldKind> = new Set([
  'choices',
  'references',
  'texts',
  'list',
  'group',
  'image',
  'audio',
  'images',
  'json',
]);

/** The comparisons a viewer may filter a field by; none for an unknown, secret or composite one. */
export function filterOperators(entity: Entity, name: string, viewer: Viewer): readonly FilterOperator[] {
  const field = fieldOf(entity, name);
  if (!field || field.secret) return [];
  if (field.mask && viewer.masked) return OPERATORS_MASKED[field.mask] ?? [];
  if (!field.derived) return OPERATORS[field.kind];
  // A computed field is compared through the limits of a stored one.
  return isComputed(entity, name) ? ['eq', 'from', 'to'] : [];
}

/** Tells whether lists may be sorted by a field: a listed or shared one with a plain value. */
export function isSortable(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  if (!field || field.secret || UNSORTABLE.has(field.kind)) return false;
  return isSharedField(name) || (field.list === true && (!field.derived || isComputed(entity, name)));
}

/** Tells whether sorting by a field would show a viewer the order of values they may not see. */
export function isOrderHidden(entity: Entity, name: string, viewer: Viewer): boolean {
  const mask = fieldOf(entity, name)?.mask;
  return viewer.masked && mask !== undefined && mask !== 'name';
}

/** The fields `keyword` looks at: plain texts, and of personal data only names. */
export function searchedFields(entity: Entity): string[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.search && isSearchable(field))
    .map(([name]) => name);
}

function isSearchable(field: Field): boolean {
  return !field.derived && !field.secret && (field.mask === undefined || field.mask === 'name');
}

function isComputed(entity: Entity, name: string): boolean {
  return entity.computed !== undefined && Object.hasOwn(entity.computed, name);
}
