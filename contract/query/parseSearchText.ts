import { characterCount, hasControlCharacters, normalText } from '../normalText';
import { type Parsed, refused } from '../problems';

/** Validates a search text: 1 to `max` characters, normalized like stored texts. */
export function parseSearchText(key: string, value: unknown, max: number): Parsed<string> {
  if (typeof value !== 'string') return refused(key, 'notText');
  const text = normalText(value);
  if (text === '') return refused(key, 'valueMissing');
  if (hasControlCharacters(text)) return refused(key, 'controlCharacters');
  if (characterCount(text) > max) return refused(key, 'tooLong', { max });
  return { ok: true, values: text };
}
