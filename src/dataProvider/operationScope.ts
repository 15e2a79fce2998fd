import type { Scope } from '../../contract/envelope';
import type { LaterEntity } from '../../contract/laterEntity';
import { type CalledEntity, operationsOf } from '../../contract/operations';

/** Which calls a back end understands: ours beside the spec's, or the spec's only. */
export type BackendOperations = 'extended' | 'spec';

/**
 * The scope an entity's operation is called in; the entity's own for those the contract does not know. Calls with a scope of
 * their own are known once the definition is there, which it is where records are shown.
 */
export function operationScope(entity: CalledEntity | LaterEntity, operation: string): Scope {
  const definition = 'loaded' in entity ? (entity.loaded() ?? entity) : entity;
  return operationsOf(definition).find((spec) => spec.operation === operation)?.scope ?? entity.scope;
}
