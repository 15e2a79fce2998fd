import type { Entity } from '../../contract/defineEntity';
import { fieldOf } from '../../contract/sharedFields';

/** The column by which a field is compared and ordered. */
export function storedColumn(entity: Entity, field: string): string {
  return entity.computed?.[field]?.stored.field ?? field;
}

/** The column that tells whether a filter is met; links are found by the id. */
export function filteredColumn(entity: Entity, field: string): string {
  return fieldOf(entity, field)?.kind === 'references' ? 'id' : storedColumn(entity, field);
}
