import type { Entity } from './defineEntity';
import { visibleOnly } from './invisible';
import { pinyinFields } from './pinyin';

/** Dots that stand between the parts of a foreign or a minority's name, whichever of them a keyboard has (`.` after NFKC). */
const DOTS = /[·•‧∙⋅・.]/g;
/** A blank beside a dot, or between two Chinese characters: `王 芳` is how forms set a name of two. */
const INNER_BLANKS = /(?<=\p{Script=Han}|·)\s+(?=\p{Script=Han}|·)/gu;

/**
 * The form of a text in which it is compared and searched: what looks the same is the same. Case, width (NFKC), invisible
 * characters, kinds of dots and blanks within Chinese names make no difference. Nothing is stored or shown so.
 */
export function comparedText(text: string): string {
  // Almost all searched texts are Chinese characters alone, or digits and small letters.
  if (/^[\u4e00-\u9fff0-9a-z]*$/.test(text)) return text;
  return visibleOnly(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(DOTS, '·')
    .replace(/\s+/g, ' ')
    .replace(INNER_BLANKS, '')
    .trim();
}

/**
 * Tells whether values of a field are compared in the form of {@link comparedText}, and not as they are written: names of people,
 * and what people call something that has no other of that name.
 */
export function isComparedText(entity: Pick<Entity, 'fields'>, name: string): boolean {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (field?.kind !== 'text' || field.sealed || field.derived || field.secret) return false;
  if (pinyinFields(entity).some(([, source]) => source === name)) return true;
  return field.unique === true && field.set !== 'server';
}
