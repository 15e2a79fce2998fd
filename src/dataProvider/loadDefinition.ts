import type { Entity } from '../../contract/defineEntity';
import { type LazyEntity, loadedDefinition, resolveDefinition } from '../../contract/lazyEntity';
import { failureMessage, HttpFailure, RequestTimeoutError, type Translate, withTimeout } from '../core/http';

/**
 * Loads the definition of a resource's entity with the first request for its records.
 * @throws {HttpFailure} when it cannot be fetched, as if the server were unreachable
 */
export async function loadDefinition(entity: Entity | LazyEntity, translate: Translate): Promise<Entity> {
  const loaded = loadedDefinition(entity);
  if (loaded) return loaded;
  try {
    return await withTimeout(resolveDefinition(entity));
  } catch (cause) {
    const code = cause instanceof RequestTimeoutError ? 'timeout' : 'network';
    throw new HttpFailure(failureMessage({ code, status: 0, path: entity.name }, translate), { code, cause });
  }
}
