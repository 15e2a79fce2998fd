import type { Entity, FieldName } from '../defineEntity';
import { type Field, type FieldKind, isNumberMask, type MaskKind } from '../fields';
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

/**
 * Masks that a search may look behind: names alone. Any other answer to a condition, even to an exact one, would tell what the
 * mask hides; who knows a whole number asks for it with `lookup`, for a reason (decision 38).
 */
const SEARCHABLE_MASKS: readonly (MaskKind | undefined)[] = [undefined, 'name'];

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
  if (isHidden(entity, name, viewer)) return [];
  // Of a sealed value there is a blind index at most, by which equal ones are found.
  if (field.sealed) return field.kind === 'text' && isNumberMask(field.mask) ? EXACT : [];
  if (!field.derived) return OPERATORS[field.kind];
  // A computed field is compared through the limits of a stored one.
  return isComputed(entity, name) ? ['eq', 'from', 'to'] : [];
}

/** Tells whether lists may be sorted by a field: a listed or shared one with a plain value, which no database keeps encrypted. */
export function isSortable(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  if (!field || field.secret || field.sealed || UNSORTABLE.has(field.kind)) return false;
  return isSharedField(name) || (field.list === true && (!field.derived || isComputed(entity, name)));
}

/** Tells whether any answer to a condition or an order on a field would tell a viewer more of it than its mask shows. */
export function isHidden(entity: Entity, name: string, viewer: Viewer): boolean {
  return viewer.masked && !SEARCHABLE_MASKS.includes(fieldOf(entity, name)?.mask);
}

/** The fields `keyword` looks at: plain texts, and of personal data only names. */
export function searchedFields<E extends Entity>(entity: E): FieldName<E>[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.search && isSearchable(field))
    .map(([name]) => name as FieldName<E>);
}

/** Tells whether `keyword` may look at a field. */
export function isSearchable(field: Field): boolean {
  return !field.derived && !field.secret && SEARCHABLE_MASKS.includes(field.mask);
}

function isComputed(entity: Entity, name: string): boolean {
  return entity.computed !== undefined && Object.hasOwn(entity.computed, name);
}
