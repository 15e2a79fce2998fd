import type { Scope } from '../../contract/calls/envelope';
import type { LazyEntity } from '../../contract/lazyEntity';
import { type EntityWithOperations, scopeOf } from '../../contract/operations';

/**
 * Returns the scope of an entity's operation. An operation with its own scope is known only after the definition has loaded,
 * which is the case where records are shown.
 */
export function operationScope(entity: EntityWithOperations | LazyEntity, operation: string): Scope {
  return scopeOf('loaded' in entity ? (entity.loaded() ?? entity) : entity, operation);
}
