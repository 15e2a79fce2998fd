import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';
import { isMaskedField } from '../../../contract/masks';

/** Bytes of a stored blind index. */
export const BLIND_INDEX_BYTES = 22;

/** Kinds whose column holds a text. */
const ENCRYPTABLE_KINDS: readonly Field['kind'][] = ['text', 'texts', 'list', 'group', 'json'];

/** Returns the part of a value's owner that all rows of a column share. */
export const columnOwner = ({ name }: Pick<Entity, 'name'>, field: string): string => `${name}.${field}`;

/** Returns the owner of an encrypted value: its column and row. */
export const valueOwner = (column: string, id: number): string => `${column}.${id}`;

/**
 * Checks that a field can be encrypted.
 * @throws {Error} if its column holds no text or has a default, or if lists show or search it
 */
export function requireEncryptable({ name: entity }: Entity, name: string, field: Field): void {
  const isHidden = isMaskedField(field) && field.mask !== 'name';
  if (ENCRYPTABLE_KINDS.includes(field.kind) && isHidden && field.default === undefined) return;
  throw new Error(
    `${entity}.${name} cannot be sealed: only masked texts, lists, groups and JSON without a default can`,
  );
}
