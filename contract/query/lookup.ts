import type { Entity } from '../defineEntity';
import { choice, type Field, type Fields, reason, text } from '../fields';
import { documentNumberVariants } from '../values/normalizeDocumentNumber';
import { phoneNumberVariants } from '../values/normalizePhoneNumber';
import { lookupFields } from './lookupFields';

const VALUE_MAX = 100;

/** The inputs of `lookup`: one of these fields, its complete value, and a reason. */
export function lookupInputs(entity: Pick<Entity, 'fields'>): Fields {
  return {
    field: choice(lookupFields(entity), { required: true }),
    value: text({ required: true, max: VALUE_MAX, mask: 'document' }),
    reason: reason(),
  };
}

/** Returns every form in which a field may store a number; earlier versions stored some as they were typed. */
export function numberVariants(field: Pick<Field, 'mask'>, value: string): string[] {
  return [
    ...new Set([...(field.mask === 'phone' ? phoneNumberVariants(value) : documentNumberVariants(value)), value]),
  ];
}
