import type { Scope } from '../../contract/envelope';
import type { LaterEntity } from '../../contract/laterEntity';
import { type CalledEntity, operationsOf } from '../../contract/operations';

/**
 * The scope an entity's operation is called in; the entity's own for those the contract does not know. Calls with a scope of
 * their own are known once the definition is there, which it is where records are shown.
 */
export function operationScope(entity: CalledEntity | LaterEntity, operation: string): Scope {
  const definition = 'loaded' in entity ? (entity.loaded() ?? entity) : entity;
  let scopes = known.get(definition);
  if (!scopes) {
    // Of several of one name the first counts.
    scopes = new Map(
      operationsOf(definition)
        .map((spec) => [spec.operation, spec.scope] as const)
        .toReversed(),
    );
    known.set(definition, scopes);
  }
  return scopes.get(operation) ?? entity.scope;
}

/** Each question about a right asks for a scope, and a page has hundreds. */
const known = new WeakMap<CalledEntity, ReadonlyMap<string, Scope>>();
