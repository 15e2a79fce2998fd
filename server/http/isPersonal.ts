import type { Entity } from '../../contract/defineEntity';
import { hasMaskedFields } from '../../contract/masks';

/** Whether the records of an entity are about somebody: masked in part, or seen by some administrators only. */
export function isPersonal(entity: Entity): boolean {
  return entity.belongs !== undefined || hasMaskedFields(entity);
}
