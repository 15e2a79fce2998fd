import type { Entity } from '../defineEntity';
import { stripAllInvisible } from './invisible';
import { pinyinFields } from './pinyin';

/** Dots between the parts of a foreign or minority name, in all variants that keyboards offer (`.` after NFKC). */
const DOTS = /[·•‧∙⋅・.]/g;
/** A blank beside a dot or between two Chinese characters: forms often typeset a two-character name as `王 芳`. */
const INNER_BLANKS = /(?<=\p{Script=Han}|·)\s+(?=\p{Script=Han}|·)/gu;

/**
 * Normalizes a text for comparing and searching, so that texts that look the same are equal. Ignores case, width
 * (NFKC), invisible characters, the kind of dot, and blanks within Chinese names. The result is never stored or shown.
 */
export function normalizeForComparison(text: string): string {
  // Fast path: almost all searched texts are Chinese characters only, or digits and small letters.
  if (/^[\u4e00-\u9fff0-9a-z]*$/.test(text)) return text;
  return stripAllInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(DOTS, '·')
    .replace(/\s+/g, ' ')
    .replace(INNER_BLANKS, '')
    .trim();
}

/**
 * Returns whether values of a field are compared in the form of {@link normalizeForComparison}, instead of as written. This
 * applies to texts with a pinyin field (names of people), and to unique texts that callers write (names of things).
 */
export function usesNormalizedComparison(entity: Pick<Entity, 'fields'>, name: string): boolean {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (field?.kind !== 'text' || field.encrypted || field.derived || field.secret) return false;
  if (pinyinFields(entity).some(([, source]) => source === name)) return true;
  return field.unique === true && !field.readOnly;
}
