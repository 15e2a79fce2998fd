import { documentNumber } from './documentNumber';
import type { TextField } from './fields';
import { normalText } from './normalText';
import { phoneNumber } from './phoneNumber';

/** A text of a field as it is stored: numbers by which people and things are known in one form, everything else as it was written. */
export function normalValue(
  { format, mask, secret }: Pick<TextField, 'format' | 'mask' | 'secret'>,
  text: string,
): string {
  // A secret is what was typed.
  if (secret) return text;
  if (format === 'mobile' || format === 'phone') return phoneNumber(normalText(text));
  return mask === 'document' ? documentNumber(normalText(text)) : normalText(text);
}
