import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { isMaskedField } from '../../../contract/masks';

/** Bytes of a blind index, as the database keeps it. */
export const BLIND_INDEX_BYTES = 22;

/** Kinds whose column holds a text. */
const SEALABLE: readonly Field['kind'][] = ['text', 'texts', 'list', 'group', 'json'];

/** What the sealed values of a column belong to, without their row. */
export const columnOwner = ({ name }: Pick<Entity, 'name'>, field: string): string => `${name}.${field}`;

/** The owner of a sealed value. */
export const valueOwner = (column: string, id: number): string => `${column}.${id}`;

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
