import type { Entity } from './defineEntity';
import type { Scope } from './envelope';

/** An entity of which only this much is known at first; its definition is fetched when somebody asks for its records. */
export interface LaterEntity extends Pick<Entity, 'name' | 'section' | 'scope'> {
  /** Fetches the definition; a failed fetch is tried again by the next call. */
  load: () => Promise<Entity>;
  /** The definition, once it has been fetched. */
  loaded: () => Entity | undefined;
}

/**
 * Names an entity without its definition, so that the start of the console need not carry it.
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

/** The definition of an entity, fetched where it is not there yet. */
export async function definitionOf(entity: Entity | LaterEntity): Promise<Entity> {
  return 'load' in entity ? entity.load() : entity;
}

/** The definition of an entity, where it is there. */
export function knownDefinition(entity: Entity | LaterEntity): Entity | undefined {
  return 'load' in entity ? entity.loaded() : entity;
}
