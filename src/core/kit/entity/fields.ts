import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isListed } from '../../../../contract/listDetail';
import { isHidden, isSortable } from '../../../../contract/query/searching';
import { fieldOf } from '../../../../contract/sharedFields';

/** Lists show personal data masked to everyone until it is revealed record by record. */
const viewer = { masked: true };

/** The field of that name, the shared ones included; sub-fields are written with a dot (`contacts.phone`, `contacts.0.phone`). */
export function findField(entity: Entity, path: string): Field | undefined {
  const [name = '', sub] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = fieldOf(entity, name) ?? entity.insertInputs?.[name];
  if (!sub) return field;
  return field?.kind === 'list' || field?.kind === 'group' ? field.fields[sub] : undefined;
}

/** Whether the list can be ordered by this field without telling by the order what a mask hides. */
export function isListSortable(entity: Entity, name: string): boolean {
  return isSortable(entity, name) && !isHidden(entity, name, viewer);
}

/** Kinds whose values stand at the right of their column. */
export function isNumeric(field: Field): boolean {
  return field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'money';
}

/** Fields whose values need the whole width of a page. */
export function isWide(field: Field): boolean {
  return ['list', 'group', 'images'].includes(field.kind) || (field.kind === 'text' && field.multiline === true);
}

const tooLargeForCells: readonly Field['kind'][] = ['list', 'group', 'json', 'images', 'image', 'audio'];

/** Fields that may stand in a list: everything that fits into a cell and that lists have. */
export function columnNames(entity: Entity): string[] {
  const own = Object.entries(entity.fields)
    .filter(([name, field]) => isListed(entity, name) && !tooLargeForCells.includes(field.kind))
    .map(([name]) => name);
  return [...own, 'createTime', 'updateTime'];
}

/** The columns shown until the administrator chooses others. */
export function defaultColumnNames(entity: Entity): readonly string[] {
  return entity.columns ?? columnNames(entity).filter((name) => entity.fields[name]?.list);
}

/** What an administrator may give: fields not set by the server, not computed, not secret; for a new record what else it is given. */
export function inputNames(entity: Entity, mode: 'create' | 'edit'): string[] {
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => !field.set && !field.derived && !field.secret && !(field.fixed && mode === 'edit'))
    .map(([name]) => name);
  return mode === 'create' ? [...fields, ...Object.keys(entity.insertInputs ?? {})] : fields;
}

/** Tells regions of GB/T 2260 from other texts. */
export function isRegion(field: Field | undefined): boolean {
  return (field?.kind === 'text' || field?.kind === 'texts') && field.format === 'region';
}
