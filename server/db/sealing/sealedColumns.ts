import type { Entity } from '../../../contract/defineEntity';
import { type Field, isNumberMask } from '../../../contract/fields';
import { isMaskedField } from '../../../contract/masks';

/** Follows the name of a field in that of the column with its blind index. */
const SUFFIX = 'BlindIndex';
/** Bytes of a blind index, as the database keeps it. */
export const BLIND_INDEX_BYTES = 22;

/** Kinds whose column holds a text. */
const SEALABLE: readonly Field['kind'][] = ['text', 'texts', 'list', 'group', 'json'];

/** What the sealed values of a column belong to, without their row. */
export const columnOwner = ({ name }: Pick<Entity, 'name'>, field: string): string => `${name}.${field}`;

/** The owner of a sealed value. */
export const valueOwner = (column: string, id: number): string => `${column}.${id}`;

/** The column by which records with an equal value in a field are found: of a sealed one, that of its blind index. */
export function comparedColumn(entity: Entity, field: string): string {
  return hasBlindIndex(entity, field) ? `${field}${SUFFIX}` : field;
}

/** The field that a column belongs to. */
export function fieldOfColumn(entity: Entity, column: string): string {
  const field = column.endsWith(SUFFIX) ? column.slice(0, -SUFFIX.length) : column;
  return comparedColumn(entity, field) === column ? field : column;
}

/** Tells whether equal values of a sealed field have to be found: those of numbers, and those that are there once only. */
function hasBlindIndex({ fields, uniqueTogether = [] }: Entity, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.sealed || field.kind !== 'text' || field.derived) return false;
  return isNumberMask(field.mask) || field.unique === true || uniqueTogether.some((group) => group.includes(name));
}

/**
 * Makes sure that a sealed field can be kept as one.
 * @throws {Error} where its column holds no text or has a default, or where lists show it or search in it
 */
export function requireSealable({ name: entity }: Entity, name: string, field: Field): void {
  const isHidden = isMaskedField(field) && field.mask !== 'name';
  if (SEALABLE.includes(field.kind) && isHidden && field.default === undefined) return;
  throw new Error(
    `${entity}.${name} cannot be sealed: only masked texts, lists, groups and JSON without a default can`,
  );
}
