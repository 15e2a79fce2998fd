import type { Entity } from './defineEntity';
import { documentForms } from './documentNumber';
import { choice, type Field, type Fields, isNumberMask, reason, text } from './fields';
import { phoneForms } from './phoneNumber';

const VALUE_MAX = 100;

/**
 * Returns the fields by whose complete value `lookup` finds a record: numbers that a user may know from a call, a card
 * or a device. An entity without such fields has no `lookup`.
 */
export function lookupFields({ fields = {} }: Partial<Pick<Entity, 'fields'>>): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'text' && !field.secret && isNumberMask(field.mask))
    .map(([name]) => name);
}

/** The inputs of `lookup`: one of these fields, its complete value, and a reason. */
export function lookupInputs(entity: Pick<Entity, 'fields'>): Fields {
  return {
    field: choice(lookupFields(entity), { required: true }),
    value: text({ required: true, max: VALUE_MAX, mask: 'document' }),
    reason: reason(),
  };
}

/** Returns every form in which a field may store a number; earlier versions stored some as they were typed. */
export function numberForms(field: Pick<Field, 'mask'>, value: string): string[] {
  return [...new Set([...(field.mask === 'phone' ? phoneForms(value) : documentForms(value)), value])];
}
