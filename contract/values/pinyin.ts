import type { Field, Fields } from '../fields';

/** Options of the pinyin dictionary in browser and server: without tones, and `ü` as people type it, `v`. */
export const PINYIN_OPTIONS = { toneType: 'none', type: 'array', v: true } as const;

/** Formats syllables for searching, in full and as initials (`zhangsan zs`), without punctuation. */
export function pinyinText(syllables: readonly string[]): string {
  const parts = syllables.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return `${parts.join('')} ${parts.map((part) => part.charAt(0)).join('')}`;
}

/** Returns the fields that hold the pinyin of others, each with its source text. */
export function pinyinFields({ fields }: { fields: Fields }): (readonly [name: string, source: string])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const source = pinyinSource(field);
    return source === undefined ? [] : [[name, source] as const];
  });
}

/** Returns the name of the text field whose pinyin a field holds. */
export function pinyinSource(field: Field): string | undefined {
  return field.kind === 'text' ? field.pinyinOf : undefined;
}

/** Copies mask and erasure rules of the source text to its pinyin field. */
export function inheritPinyinProtection<F extends Fields>(fields: F): F {
  const protectedFields = pinyinFields({ fields }).map(([name, source]) => {
    const { mask, personal } = fields[source] ?? {};
    return [name, { ...fields[name], ...(mask && { mask }), ...(personal !== undefined && { personal }) }];
  });
  return protectedFields.length === 0 ? fields : { ...fields, ...Object.fromEntries(protectedFields) };
}
