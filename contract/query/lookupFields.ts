import type { Entity } from '../defineEntity';
import { isNumberMask } from '../values/numberMask';

/**
 * Returns the fields by whose complete value `lookup` finds a record: numbers that a user may know from a call, a card
 * or a device. An entity without such fields has no `lookup`.
 */
export function lookupFields({ fields = {} }: Partial<Pick<Entity, 'fields'>>): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'text' && !field.secret && isNumberMask(field.mask))
    .map(([name]) => name);
}
