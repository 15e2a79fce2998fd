import type { Scope } from '../../contract/envelope';
import { type CalledEntity, operationsOf } from '../../contract/operations';

/** Which calls a back end understands: ours beside the spec's, or the spec's only. */
export type BackendOperations = 'extended' | 'spec';

/** The scope an entity's operation is called in; the entity's own for those the contract does not know. */
export function operationScope(entity: CalledEntity, operation: string): Scope {
  return operationsOf(entity).find((spec) => spec.operation === operation)?.scope ?? entity.scope;
}
