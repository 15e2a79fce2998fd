import type { Scope } from '../../contract/envelope';
import type { LaterEntity } from '../../contract/laterEntity';
import { type CalledEntity, scopeOf } from '../../contract/operations';

/**
 * The scope an entity's operation is called in. Calls with a scope of their own are known once the definition is there, which it is
 * where records are shown.
 */
export function operationScope(entity: CalledEntity | LaterEntity, operation: string): Scope {
  return scopeOf('loaded' in entity ? (entity.loaded() ?? entity) : entity, operation);
}
