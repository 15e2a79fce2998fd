import { characterCount, hasControlCharacters, normalizeText } from '../normalizeText';
import { type Parsed, parseFailure } from '../problems';

/** Validates a search text: 1 to `max` characters, normalized like stored texts. */
export function parseSearchText(key: string, value: unknown, max: number): Parsed<string> {
  if (typeof value !== 'string') return parseFailure(key, 'notText');
  const text = normalizeText(value);
  if (text === '') return parseFailure(key, 'valueMissing');
  if (hasControlCharacters(text)) return parseFailure(key, 'controlCharacters');
  if (characterCount(text) > max) return parseFailure(key, 'tooLong', { max });
  return { ok: true, values: text };
}
