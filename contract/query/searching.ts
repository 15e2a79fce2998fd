import type { Entity, FieldName } from '../defineEntity';
import type { Field, FieldKind, MaskKind } from '../fields';
import { fieldOf, isSharedField } from '../sharedFields';
import { isNumberMask } from '../values/numberMask';

/** The caller. A viewer of masked data must not learn more by searching than by looking. */
export interface Viewer {
  masked: boolean;
}

/** Comparisons of a field: equal, any of, none of, at least, at most, contains, has no value. */
export type FilterOperator = 'eq' | 'in' | 'not' | 'from' | 'to' | 'like' | 'empty';

const EXACT: readonly FilterOperator[] = ['eq', 'in'];
const CODES: readonly FilterOperator[] = [...EXACT, 'not', 'empty'];
const RANGE: readonly FilterOperator[] = [...EXACT, 'not', 'from', 'to', 'empty'];
/** A day compared with moments is a range, of which there is no opposite. */
const MOMENT: readonly FilterOperator[] = [...EXACT, 'from', 'to', 'empty'];
const PARTIAL: readonly FilterOperator[] = [...EXACT, 'not', 'like', 'empty'];

const OPERATORS: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: PARTIAL,
  integer: RANGE,
  decimal: RANGE,
  money: RANGE,
  date: RANGE,
  dateTime: MOMENT,
  boolean: EXACT,
  choice: CODES,
  choices: CODES,
  reference: CODES,
  references: CODES,
  texts: CODES,
  list: [],
  group: [],
  image: [],
  images: [],
  audio: [],
  json: [],
};

/**
 * Masked kinds that can be searched: only names. The answer to any other condition, even an exact one, would reveal
 * what the mask hides. A caller who knows a complete number uses `lookup`, with a reason (decision 38).
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

/** Returns the comparisons by which a viewer can filter a field; none for an unknown, secret or composite one. */
export function filterOperators(entity: Entity, name: string, viewer: Viewer): readonly FilterOperator[] {
  const field = fieldOf(entity, name);
  if (!field || field.secret) return [];
  if (isHidden(entity, name, viewer)) return [];
  // An encrypted value at most has a blind index, which only finds equal values.
  if (field.encrypted) return field.kind === 'text' && isNumberMask(field.mask) ? EXACT : [];
  if (!field.derived) return OPERATORS[field.kind];
  // A computed field is compared through the limits of a stored one.
  return isComputed(entity, name) ? ['eq', 'from', 'to'] : [];
}

/** Returns whether lists can sort by a field: a listed or shared one with a plain, unencrypted value. */
export function isSortable(entity: Entity, name: string): boolean {
  const field = fieldOf(entity, name);
  if (!field || field.secret || field.encrypted || UNSORTABLE.has(field.kind)) return false;
  return isSharedField(name) || (field.list === true && (!field.derived || isComputed(entity, name)));
}

/** Returns whether filtering or sorting by a field would reveal more of it to a viewer than its mask shows. */
export function isHidden(entity: Entity, name: string, viewer: Viewer): boolean {
  return viewer.masked && !SEARCHABLE_MASKS.includes(fieldOf(entity, name)?.mask);
}

/** Returns the fields that `keyword` searches: plain texts, and of personal data only names. */
export function searchFields<E extends Entity>(entity: E): FieldName<E>[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.search && isSearchable(field))
    .map(([name]) => name as FieldName<E>);
}

/** Returns whether `keyword` can search a field. */
export function isSearchable(field: Field): boolean {
  return !field.derived && !field.secret && SEARCHABLE_MASKS.includes(field.mask);
}

function isComputed(entity: Entity, name: string): boolean {
  return entity.computed !== undefined && Object.hasOwn(entity.computed, name);
}
