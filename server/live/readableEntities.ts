import { LRUCache } from 'lru-cache';
import { LIVE_TOPICS } from '../../contract/calls/live';
import type { Entity } from '../../contract/defineEntity';
import { operationsOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { Caller } from '../call/call';

/** Permission sets cached (LRU). */
const CACHE_SIZE = 500;

/** Returns for a caller which entities they get events about. */
export type ReadableEntities = (caller: Pick<Caller, 'can' | 'rights'>) => (name: string) => boolean;

/** A caller who may call any read of an entity gets events about it. */
export function readableEntities(entities: readonly Entity[]): ReadableEntities {
  const cache = new LRUCache<string, ReadonlySet<string>>({ max: CACHE_SIZE });
  const reads = entities.map((entity) => ({
    name: entity.name,
    calls: operationsOf(entity)
      .filter(({ kind, risk }) => risk === 'read' && (kind === 'base' || kind === 'read'))
      .map(({ operation, scope }) => permissionName(operation, entity.name, scope)),
  }));
  return ({ can, rights }) => {
    const names = cache.get(rights) ?? new Set(reads.filter(({ calls }) => calls.some(can)).map(({ name }) => name));
    cache.set(rights, names);
    return (name) => names.has(name) || LIVE_TOPICS.includes(name);
  };
}
