import type { Entity } from '../../contract/defineEntity';
import { hasMaskedFields } from '../../contract/masks';
import type { Answer } from '../call/answer';
import type { Call } from '../call/call';
import type { Services } from '../services';

/** Whether the records of an entity are about somebody: masked in part, or seen by some administrators only. */
export function isPersonal(entity: Entity): boolean {
  return entity.belongs !== undefined || hasMaskedFields(entity);
}

/** The entities whose records an answer shows: that of the call, and those of the names in it. */
export function shownEntities(
  { entity }: Pick<Call, 'entity'>,
  { references = {} }: Answer,
  { findEntity }: Pick<Services, 'findEntity'>,
): Entity[] {
  return [entity, ...Object.keys(references).flatMap((name) => findEntity(name) ?? [])];
}
