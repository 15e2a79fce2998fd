import type { Scope } from './calls/envelope';
import type { Entity } from './defineEntity';

/** A lazily loaded entity: its definition is fetched when its records are first needed. */
export interface LazyEntity extends Pick<Entity, 'name' | 'section' | 'scope'> {
  /** Fetches the definition; the next call retries a failed fetch. */
  load: () => Promise<Entity>;
  /** Returns the definition if it is already loaded. */
  loaded: () => Entity | undefined;
}

/**
 * Declares an entity without its definition, so that the initial bundle of the console does not include it.
 * @param load imports the module that exports the definition under the entity's name
 * @example lazyEntity({ name: 'elderly', section: 'elderly' }, () => import('./entities/elderly'))
 */
export function lazyEntity<const N extends string>(
  { name, section, scope = 'open' }: { name: N; section: string; scope?: Scope },
  load: () => Promise<Record<N, Entity>>,
): LazyEntity {
  let definition: Entity | undefined;
  let pending: Promise<Entity> | undefined;
  const fetch = async () => {
    try {
      definition = (await load())[name];
      return definition;
    } finally {
      pending = undefined;
    }
  };
  return {
    name,
    section,
    scope,
    load: async () => {
      if (definition) return definition;
      pending ??= fetch();
      return pending;
    },
    loaded: () => definition,
  };
}

/** Returns the definition of an entity, and fetches it if necessary. */
export async function resolveDefinition(entity: Entity | LazyEntity): Promise<Entity> {
  return 'load' in entity ? entity.load() : entity;
}

/** Returns the definition of an entity if it is already loaded. */
export function loadedDefinition(entity: Entity | LazyEntity): Entity | undefined {
  return 'load' in entity ? entity.loaded() : entity;
}
