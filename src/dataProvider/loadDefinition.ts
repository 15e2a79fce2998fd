import type { Entity } from '../../contract/defineEntity';
import { definitionOf, knownDefinition, type LaterEntity } from '../../contract/laterEntity';
import { failureMessage, HttpFailure, inTime, TimeoutReached, type Translate } from '../core/http';

/**
 * Loads the definition of a resource's entity with the first request for its records.
 * @throws {HttpFailure} when it cannot be fetched, as if the server were unreachable
 */
export async function loadDefinition(entity: Entity | LaterEntity, translate: Translate): Promise<Entity> {
  const known = knownDefinition(entity);
  if (known) return known;
  try {
    return await inTime(definitionOf(entity));
  } catch (cause) {
    const code = cause instanceof TimeoutReached ? 'timeout' : 'network';
    throw new HttpFailure(failureMessage({ code, status: 0, path: entity.name }, translate), { code, cause });
  }
}
