import type { Entity } from './defineEntity';
import type { Scope } from './envelope';

/** A lazily loaded entity: its definition is fetched when its records are first needed. */
export interface LaterEntity extends Pick<Entity, 'name' | 'section' | 'scope'> {
  /** Fetches the definition; the next call retries a failed fetch. */
  load: () => Promise<Entity>;
  /** Returns the definition if it is already loaded. */
  loaded: () => Entity | undefined;
}

/**
 * Declares an entity without its definition, so that the initial bundle of the console does not include it.
 * @param load imports the module that exports the definition under the entity's name
 * @example laterEntity({ name: 'elderly', section: 'elderly' }, () => import('./entities/elderly'))
 */
export function laterEntity<const N extends string>(
  { name, section, scope = 'open' }: { name: N; section: string; scope?: Scope },
  load: () => Promise<Record<N, Entity>>,
): LaterEntity {
  let definition: Entity | undefined;
  let running: Promise<Entity> | undefined;
  const fetch = async () => {
    try {
      definition = (await load())[name];
      return definition;
    } finally {
      running = undefined;
    }
  };
  return {
    name,
    section,
    scope,
    load: async () => {
      if (definition) return definition;
      running ??= fetch();
      return running;
    },
    loaded: () => definition,
  };
}

/** Returns the definition of an entity, and fetches it if necessary. */
export async function definitionOf(entity: Entity | LaterEntity): Promise<Entity> {
  return 'load' in entity ? entity.load() : entity;
}

/** Returns the definition of an entity if it is already loaded. */
export function knownDefinition(entity: Entity | LaterEntity): Entity | undefined {
  return 'load' in entity ? entity.loaded() : entity;
}
