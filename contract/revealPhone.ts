import type { Entity } from './defineEntity';

/** The call that shows the phone numbers of one person, and nothing else that is masked. */
export const PHONE_REVEAL = 'unmaskPhone';

/** The fields that {@link PHONE_REVEAL} shows in full; none where the records of an entity are no people. */
export function revealedPhones({ fields = {}, person }: Partial<Pick<Entity, 'fields' | 'person'>>): string[] {
  if (!person) return [];
  return Object.entries(fields)
    .filter(([, { mask, secret }]) => mask === 'phone' && !secret)
    .map(([name]) => name);
}
