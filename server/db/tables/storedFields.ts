import type { Entity } from '../../../contract/defineEntity';
import type { Field } from '../../../contract/fields';

/** Column with all texts that `keyword` searches, normalized, so that one narrow index serves the search. */
export const SEARCH_COLUMN = 'searchText';

/** Returns the fields of an entity that have a column. */
export function storedFields(entity: Entity): [string, Field][] {
  return Object.entries(entity.fields).filter(([, field]) => !field.derived);
}
