import type { Entity } from '../../../../../contract/defineEntity';
import type { Field, SuggestionSource } from '../../../../../contract/fields';
import { filterOperators } from '../../../../../contract/query/searching';
import { isRecord } from '../../../../../contract/values/isRecord';
import { sameValue } from '../../entity/changedFields';
import { findField, isRegion } from '../../entity/fields';

/**
 * Filter values of a list: one key per field, with a value, several values, `{ not }`, `{ from, to }`, `{ like }` or
 * `{ empty }`; and `keyword`.
 */
export type FilterValues<Name extends string = string> = Readonly<Partial<Record<Name | typeof KEYWORD, unknown>>>;

export const KEYWORD = 'keyword';

/**
 * Input kind of a condition. `offered` is chosen from the server's suggestions. `exact` matches only whole values, such as
 * one of several short texts. The last four are the plain inputs of special reads.
 */
export type FilterControl =
  | 'choices'
  | 'boolean'
  | 'reference'
  | 'dateRange'
  | 'numberRange'
  | 'contains'
  | 'exact'
  | 'flag'
  | 'date'
  | 'number'
  | 'text'
  | 'region'
  | 'offered';

/** A possible condition of a list: a field of its records, or an input of its special read. */
export interface FilterCondition {
  /** Key of its value. */
  name: string;
  field: Field;
  control: FilterControl;
  /** Path of its labels among the entity's. */
  labelPath: string;
  /** Whether it is an input of the read, which is compared with one value at most. */
  isInput?: boolean;
}

/** Returns the condition of that name; `undefined` if it cannot be filtered by. */
export function filterCondition(entity: Entity, name: string, read?: string): FilterCondition | undefined {
  const input = read ? entity.reads?.[read]?.input[name] : undefined;
  if (read && input)
    return { name, field: input, control: inputControl(input), labelPath: `${read}.${name}`, isInput: true };
  if (read && !entity.reads?.[read]?.filters) return undefined;
  const field = findField(entity, name);
  const control = filterControl(entity, name);
  return field && control ? { name, field, control, labelPath: name } : undefined;
}

/** Returns the conditions that a list offers: the inputs of the read, and the entity's `filter` fields. */
export function filterConditions(
  entity: Entity,
  { names, read }: { names?: readonly string[]; read?: string },
): FilterCondition[] {
  const fields = Object.entries(entity.fields).flatMap(([name, field]) => (field.filter ? [name] : []));
  const conditionNames = names ?? [...Object.keys((read && entity.reads?.[read]?.input) || {}), ...fields];
  return conditionNames.flatMap((name) => filterCondition(entity, name, read) ?? []);
}

function filterControl(entity: Entity, name: string): FilterControl | undefined {
  const operators = filterOperators(entity, name, { masked: true });
  const kind = findField(entity, name)?.kind;
  if (!kind || operators.length === 0) return undefined;
  if (isRegion(findField(entity, name))) return 'region';
  if (offersOf(findField(entity, name))) return 'offered';
  if (kind === 'choice' || kind === 'choices') return 'choices';
  if (kind === 'boolean') return 'boolean';
  if (kind === 'reference' || kind === 'references') return 'reference';
  if (operators.includes('from')) return kind === 'date' || kind === 'dateTime' ? 'dateRange' : 'numberRange';
  return operators.includes('like') ? 'contains' : 'exact';
}

/** Returns the source of a text field's suggestions. */
export function offersOf(field: Field | undefined): SuggestionSource | undefined {
  return field?.kind === 'text' || field?.kind === 'texts' ? field.suggestions : undefined;
}

function inputControl(field: Field): FilterControl {
  if (isRegion(field)) return 'region';
  if (offersOf(field)) return 'offered';
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return 'choices';
    case 'reference':
    case 'references':
      return 'reference';
    case 'boolean':
      return 'flag';
    case 'date':
    case 'dateTime':
      return 'date';
    case 'integer':
    case 'decimal':
    case 'money':
      return 'number';
    default:
      return 'text';
  }
}

/** One active condition, shown and removed individually. */
export interface ActiveFilter {
  field: string;
  value: unknown;
}

/** Returns the active conditions of a list in the order of the fields; conditions without a field come last. */
export function activeFilters(entity: Entity, values: FilterValues): ActiveFilter[] {
  const order = Object.keys(entity.fields);
  return Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([field, value]) => ({ field, value }))
    .sort((a, b) => rank(order, a.field) - rank(order, b.field));
}

/** Returns the filters without one field. */
export function withoutFilter(values: FilterValues, field: string): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));
}

/** Returns the filters with one field set; a blank value removes it. */
export function withFilter(values: FilterValues, field: string, value: unknown): FilterValues {
  const rest = withoutFilter(values, field);
  return isBlank(value) ? rest : { ...rest, [field]: value };
}

/** Returns whether `values` contains every condition of `part` unchanged. */
export function includesFilter(values: FilterValues, part: FilterValues): boolean {
  return Object.entries(part).every(([field, value]) => sameValue(values[field], value));
}

/** Value of a condition that is not a plain value. */
export interface RangeValue {
  from?: unknown;
  to?: unknown;
  like?: unknown;
  not?: unknown;
  empty?: unknown;
}

/** Reads a range condition `{ from, to }` from the address bar or a saved filter. */
export function asRange(value: unknown): RangeValue {
  return isRecord(value) ? value : {};
}

/** Returns whether a value is there to compare with. */
export function hasValue(value: unknown): boolean {
  return !isBlank(value);
}

/** Returns several values, one value or none as a list. */
export function asList(value: unknown): unknown[] {
  if (isBlank(value)) return [];
  return Array.isArray(value) ? value : [value];
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

function rank(order: readonly string[], field: string): number {
  const at = order.indexOf(field);
  return at === -1 ? order.length : at;
}
