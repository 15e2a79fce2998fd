import type { Entity } from '../defineEntity';

/** The call that reveals the phone numbers of one person and no other masked field. */
export const UNMASK_PHONE = 'unmaskPhone';

/** Returns the fields that {@link UNMASK_PHONE} reveals; empty when the records of an entity are not people. */
export function unmaskablePhoneFields({ fields = {}, person }: Partial<Pick<Entity, 'fields' | 'person'>>): string[] {
  if (!person) return [];
  return Object.entries(fields)
    .filter(([, { mask, secret }]) => mask === 'phone' && !secret)
    .map(([name]) => name);
}
