import { LRUCache } from 'lru-cache';
import type { Entity } from '../../contract/defineEntity';
import { LIVE_TOPICS } from '../../contract/live';
import { operationsOf } from '../../contract/operations';
import { permissionName } from '../../contract/permissions';
import type { Caller } from '../call/call';

/** Permission sets cached (LRU). */
const RIGHTS_KEPT = 500;

/** Returns for a caller which entities they get events about. */
export type ReadableEntities = (caller: Pick<Caller, 'can' | 'rights'>) => (name: string) => boolean;

/** A caller who may call any read of an entity gets events about it. */
export function readableEntities(entities: readonly Entity[]): ReadableEntities {
  const known = new LRUCache<string, ReadonlySet<string>>({ max: RIGHTS_KEPT });
  const reads = entities.map((entity) => ({
    name: entity.name,
    calls: operationsOf(entity)
      .filter(({ kind, risk }) => risk === 'read' && (kind === 'base' || kind === 'read'))
      .map(({ operation, scope }) => permissionName(operation, entity.name, scope)),
  }));
  return ({ can, rights }) => {
    const names = known.get(rights) ?? new Set(reads.filter(({ calls }) => calls.some(can)).map(({ name }) => name));
    known.set(rights, names);
    return (name) => names.has(name) || LIVE_TOPICS.includes(name);
  };
}
