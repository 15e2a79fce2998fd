import type { Entity } from '../../../contract/defineEntity';
import { usesNormalizedComparison } from '../../../contract/values/normalizeForComparison';
import { isNumberMask } from '../../../contract/values/numberMask';

/** Suffixes of a field's name in the name of the column that compares its values. */
const BLIND_INDEX = 'BlindIndex';
const COMPARED = 'Compared';

/** Returns the column that finds records with an equal value in a field. For an encrypted field it is the blind index. */
export function comparedColumn(entity: Entity, field: string): string {
  if (hasBlindIndex(entity, field)) return `${field}${BLIND_INDEX}`;
  return usesNormalizedComparison(entity, field) ? `${field}${COMPARED}` : field;
}

/**
 * Returns the column with the unique index of a unique field. It may hold texts of earlier versions that only look the same.
 */
export function uniqueColumn(entity: Entity, field: string): string {
  return hasBlindIndex(entity, field) ? comparedColumn(entity, field) : field;
}

/** Returns the field that a column belongs to. */
export function fieldOfColumn(entity: Entity, column: string): string {
  const suffix = [BLIND_INDEX, COMPARED].find((each) => column.endsWith(each)) ?? '';
  const field = column.slice(0, column.length - suffix.length);
  return comparedColumn(entity, field) === column ? field : column;
}

/**
 * Returns the fields with a separate column for comparing, each with that column. For `sealed` (encrypted) fields it is a
 * blind index.
 */
export function comparedColumns(
  entity: Entity,
  { encrypted }: { encrypted: boolean },
): [field: string, column: string][] {
  return Object.entries(entity.fields).flatMap(([field, definition]) => {
    const column = comparedColumn(entity, field);
    return column === field || (definition.encrypted === true) !== encrypted ? [] : [[field, column]];
  });
}

/** Returns whether equal values of an encrypted field must be found: those of numbers and of unique fields. */
function hasBlindIndex({ fields, uniqueTogether = [] }: Entity, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.encrypted || field.kind !== 'text' || field.derived) return false;
  return isNumberMask(field.mask) || field.unique === true || uniqueTogether.some((group) => group.includes(name));
}
