import type { Entity } from './defineEntity';

/**
 * All entities by name, for types only; each section adds its own.
 * @example interface EntityTypes extends EntitiesOf<typeof mealEntities> {}
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the sections
export interface EntityTypes {}

/** The entities of a list, by name. */
export type EntitiesOf<L extends readonly Entity[]> = {
  [E in L[number] as string extends E['name'] ? never : E['name']]: E;
};
