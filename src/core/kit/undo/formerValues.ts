import type { Entity } from '../../../../contract/defineEntity';
import { isMaskedField } from '../../../../contract/masks';
import type { Values } from '../entity/changedFields';

/** A file that a record has released is deleted after a day and belongs to its uploader. */
const FILE_KINDS: ReadonlySet<string> = new Set(['image', 'images', 'audio']);

/**
 * Returns the values that the changed fields had; `undefined` if the console does not know one of them, because it was
 * masked, or cannot write it back.
 */
export function formerValues({ fields }: Entity, base: Values, changes: Values): Values | undefined {
  const names = Object.keys(changes);
  const isKnown = (name: string) => {
    const field = fields[name];
    return field !== undefined && !field.secret && !isMaskedField(field) && !FILE_KINDS.has(field.kind) && name in base;
  };
  if (names.length === 0 || !names.every(isKnown)) return undefined;
  return Object.fromEntries(names.map((name) => [name, base[name] ?? null]));
}
