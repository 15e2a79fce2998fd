/** Writes a Chinese text in pinyin without tones, in full and as initials (`zhangsan zs`); the surname of a person as such. */
export type PinyinOf = (text: string, options: { isPerson: boolean }) => string;

/** Loads the dictionary, which takes ten megabytes, when somebody needs it. */
export async function loadPinyin(): Promise<PinyinOf> {
  const { pinyin } = await import('pinyin-pro');
  return (text, { isPerson }) => {
    const options = { toneType: 'none', type: 'array' } as const;
    const syllables = pinyin(text, isPerson ? { ...options, surname: 'head' } : options).map((part) =>
      part.toLowerCase(),
    );
    return `${syllables.join('')} ${syllables.map((part) => part.charAt(0)).join('')}`;
  };
}
