import type { TextField } from '../fields';
import { normalizeText } from '../normalizeText';
import { normalizeDocumentNumber } from './normalizeDocumentNumber';
import { normalizePhoneNumber } from './normalizePhoneNumber';

/**
 * Normalizes the text of a field for storage: phone and document numbers to one format, everything else like {@link
 * normalText}.
 */
export function normalizeValue(
  { format, mask, secret }: Pick<TextField, 'format' | 'mask' | 'secret'>,
  text: string,
): string {
  // A secret is stored as typed.
  if (secret) return text;
  if (format === 'mobile' || format === 'phone') return normalizePhoneNumber(normalizeText(text));
  return mask === 'document' ? normalizeDocumentNumber(normalizeText(text)) : normalizeText(text);
}
