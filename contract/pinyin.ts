import type { Field, Fields } from './fields';

/** How the dictionary is asked, in browser and server: without tones, and `ü` as people type it, `v`. */
export const PINYIN_OPTIONS = { toneType: 'none', type: 'array', v: true } as const;

/** Writes syllables as they are searched, in full and as initials (`zhangsan zs`), without the signs between them. */
export function pinyinText(syllables: readonly string[]): string {
  const parts = syllables.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return `${parts.join('')} ${parts.map((part) => part.charAt(0)).join('')}`;
}

/** The fields that hold the pinyin of others, each with the text that it spells. */
export function pinyinFields({ fields }: { fields: Fields }): (readonly [name: string, source: string])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const source = pinyinSource(field);
    return source === undefined ? [] : [[name, source] as const];
  });
}

/** The text that a field holds the pinyin of. */
export function pinyinSource(field: Field): string | undefined {
  return field.kind === 'text' ? field.pinyinOf : undefined;
}

/** Fields in which pinyin is masked and erased as the text that it spells. */
export function guardPinyin<F extends Fields>(fields: F): F {
  const guarded = pinyinFields({ fields }).map(([name, source]) => {
    const { mask, personal } = fields[source] ?? {};
    return [name, { ...fields[name], ...(mask && { mask }), ...(personal !== undefined && { personal }) }];
  });
  return guarded.length === 0 ? fields : { ...fields, ...Object.fromEntries(guarded) };
}
