import { specifiedCalls } from '../contract/calls/specification';
import type { Entity } from '../contract/defineEntity';
import { type OperationSpec, operationsOf } from '../contract/operations';
import { permissionName } from '../contract/permissions';
import type { Level } from './Rule';

/** A call that a back end of a level has. */
export interface KnownCall extends OperationSpec {
  /** `selectAll.elderly.open`. */
  name: string;
  definition: Entity;
}

/** The entities of all sections, from their definitions. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../src/plugins/*/entities/index.ts', {
  eager: true,
});

export const productEntities: readonly Entity[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((list) => (Array.isArray(list) ? list.filter(isEntity) : [])),
);

/** Returns every call that a back end of a level has, without rights that are not calls. */
export function knownCalls(level: Level, entities: readonly Entity[] = productEntities): KnownCall[] {
  return entities.flatMap((definition) =>
    operationsOf(definition)
      .map((spec) => ({ ...spec, definition, name: permissionName(spec.operation, spec.entity, spec.scope) }))
      .filter(({ kind, operation }) => kind !== 'pseudo' || operation === 'unmask')
      .filter(({ name }) => level === 'extended' || specifiedCalls.has(name)),
  );
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && 'fields' in value && 'scope' in value && 'titleField' in value;
}
