import { REASON_MAX } from './constants';
import type { Entity } from './defineEntity';
import { documentForms } from './documentNumber';
import { choice, type Field, type Fields, isNumberMask, text } from './fields';
import { phoneForms } from './phoneNumber';

const VALUE_MAX = 100;

/**
 * The fields by whose whole value `lookup` finds a record: numbers that somebody may know from a call, a card, a device in the
 * hand. Where there are none, there is no such call.
 */
export function lookupFields({ fields = {} }: Partial<Pick<Entity, 'fields'>>): string[] {
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'text' && !field.secret && isNumberMask(field.mask))
    .map(([name]) => name);
}

/** What `lookup` takes: one of these fields, its whole value, and a reason. */
export function lookupInputs(entity: Pick<Entity, 'fields'>): Fields {
  return {
    field: choice(lookupFields(entity), { required: true }),
    value: text({ required: true, max: VALUE_MAX, mask: 'document' }),
    reason: text({ required: true, max: REASON_MAX }),
  };
}

/** Every form in which a number that somebody writes may stand in a field; earlier versions kept some as they were written. */
export function numberForms(field: Pick<Field, 'mask'>, value: string): string[] {
  return [...new Set([...(field.mask === 'phone' ? phoneForms(value) : documentForms(value)), value])];
}
