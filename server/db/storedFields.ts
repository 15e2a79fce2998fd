import type { Entity } from '../../contract/defineEntity';
import type { Field } from '../../contract/fields';

/** Holds everything `keyword` looks at, lower-cased, so that one narrow index serves the search. */
export const SEARCH_COLUMN = 'searchText';

/** Fields of an entity that have a column. */
export function storedFields(entity: Entity): [string, Field][] {
  return Object.entries(entity.fields).filter(([, field]) => !field.derived);
}
