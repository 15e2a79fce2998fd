import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isListed } from '../../../../contract/query/listDetail';
import { isHidden, isSortable } from '../../../../contract/query/searching';
import { fieldOf } from '../../../../contract/sharedFields';

/** Lists mask personal data for every viewer until it is revealed per record. */
const viewer = { masked: true };

/**
 * Returns the field of that name, including the shared ones; subfields have a dot (`contacts.phone`, `contacts.0.phone`).
 */
export function findField(entity: Entity, path: string): Field | undefined {
  const [name = '', sub] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = fieldOf(entity, name) ?? entity.insertInputs?.[name];
  if (!sub) return field;
  return field?.kind === 'list' || field?.kind === 'group' ? field.fields[sub] : undefined;
}

/** Returns whether the list can be sorted by this field without revealing masked values by the order. */
export function isListSortable(entity: Entity, name: string): boolean {
  return isSortable(entity, name) && !isHidden(entity, name, viewer);
}

/** Returns whether the field's values are right-aligned. */
export function isNumeric(field: Field): boolean {
  return field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'money';
}

/** Returns whether the field's values need the whole width of a page. */
export function isWide(field: Field): boolean {
  return ['list', 'group', 'images'].includes(field.kind) || (field.kind === 'text' && field.multiline === true);
}

const tooLargeForCells: readonly Field['kind'][] = ['list', 'group', 'json', 'images', 'image', 'audio'];

/** Returns the fields that a list can show: those that fit into a cell and that list rows contain. */
export function columnNames(entity: Entity): string[] {
  const own = Object.entries(entity.fields)
    .filter(([name, field]) => isListed(entity, name) && !tooLargeForCells.includes(field.kind))
    .map(([name]) => name);
  return [...own, 'createTime', 'updateTime'];
}

/** Returns the columns that are shown until the administrator selects others. */
export function defaultColumnNames(entity: Entity): readonly string[] {
  return entity.columns ?? columnNames(entity).filter((name) => entity.fields[name]?.list);
}

/**
 * Returns the fields that an administrator can enter: not server-managed, computed or secret; for a new record,
 * also its insert-only values.
 */
export function inputNames(entity: Entity, mode: 'create' | 'edit'): string[] {
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => !field.readOnly && !field.derived && !field.secret && !(field.immutable && mode === 'edit'))
    .map(([name]) => name);
  return mode === 'create' ? [...fields, ...Object.keys(entity.insertInputs ?? {})] : fields;
}

/** Returns whether a text field contains regions of GB/T 2260. */
export function isRegion(field: Field | undefined): boolean {
  return (field?.kind === 'text' || field?.kind === 'texts') && field.format === 'region';
}
