import { documentNumber } from './documentNumber';
import type { TextField } from './fields';
import { normalText } from './normalText';
import { phoneNumber } from './phoneNumber';

/**
 * Normalizes the text of a field for storage: phone and document numbers to one format, everything else like {@link
 * normalText}.
 */
export function normalValue(
  { format, mask, secret }: Pick<TextField, 'format' | 'mask' | 'secret'>,
  text: string,
): string {
  // A secret is stored as typed.
  if (secret) return text;
  if (format === 'mobile' || format === 'phone') return phoneNumber(normalText(text));
  return mask === 'document' ? documentNumber(normalText(text)) : normalText(text);
}
