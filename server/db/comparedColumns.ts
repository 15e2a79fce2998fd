import { isComparedText } from '../../contract/comparedText';
import type { Entity } from '../../contract/defineEntity';
import { isNumberMask } from '../../contract/fields';

/** Follow the name of a field in that of the column by which its values are compared. */
const BLIND_INDEX = 'BlindIndex';
const COMPARED = 'Compared';

/** The column by which records with an equal value in a field are found: of a sealed one, that of its blind index. */
export function comparedColumn(entity: Entity, field: string): string {
  if (hasBlindIndex(entity, field)) return `${field}${BLIND_INDEX}`;
  return isComparedText(entity, field) ? `${field}${COMPARED}` : field;
}

/** The column that holds no value twice where a field is unique. Texts that only look the same may stand there from earlier versions. */
export function uniqueColumn(entity: Entity, field: string): string {
  return hasBlindIndex(entity, field) ? comparedColumn(entity, field) : field;
}

/** The field that a column belongs to. */
export function fieldOfColumn(entity: Entity, column: string): string {
  const suffix = [BLIND_INDEX, COMPARED].find((each) => column.endsWith(each)) ?? '';
  const field = column.slice(0, column.length - suffix.length);
  return comparedColumn(entity, field) === column ? field : column;
}

/** The fields with a column of their own for comparing, each with that column; `sealed` ones hold a blind index there. */
export function comparedColumns(entity: Entity, { sealed }: { sealed: boolean }): [field: string, column: string][] {
  return Object.entries(entity.fields).flatMap(([field, definition]) => {
    const column = comparedColumn(entity, field);
    return column === field || (definition.sealed === true) !== sealed ? [] : [[field, column]];
  });
}

/** Tells whether equal values of a sealed field have to be found: those of numbers, and those that are there once only. */
function hasBlindIndex({ fields, uniqueTogether = [] }: Entity, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.sealed || field.kind !== 'text' || field.derived) return false;
  return isNumberMask(field.mask) || field.unique === true || uniqueTogether.some((group) => group.includes(name));
}
