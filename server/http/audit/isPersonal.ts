import type { Entity } from '../../../contract/defineEntity';
import { hasMaskedFields } from '../../../contract/masks';
import type { Call } from '../../call/call';
import type { OperationResult } from '../../call/operationResult';
import type { Services } from '../../services';

/**
 * Returns whether the records of an entity contain personal data: some fields are masked, or only some administrators see
 * them.
 */
export function isPersonal(entity: Entity): boolean {
  return entity.rowScope !== undefined || hasMaskedFields(entity);
}

/** Returns the entities whose records a response shows: that of the call, and those of the names in it. */
export function shownEntities(
  { entity }: Pick<Call, 'entity'>,
  { references = {} }: OperationResult,
  { findEntity }: Pick<Services, 'findEntity'>,
): Entity[] {
  return [entity, ...Object.keys(references).flatMap((name) => findEntity(name) ?? [])];
}
