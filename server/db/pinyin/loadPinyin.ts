import { PINYIN_OPTIONS, pinyinText } from '../../../contract/pinyin';

/** Writes a Chinese text in pinyin without tones, in full and as initials (`zhangsan zs`); the surname of a person as such. */
export type PinyinOf = (text: string, options: { isPerson: boolean }) => string;

/** Loads the dictionary, which takes more than ten megabytes, when somebody needs it. */
export async function loadPinyin(): Promise<PinyinOf> {
  const { pinyin } = await import('pinyin-pro');
  return (text, { isPerson }) =>
    pinyinText(pinyin(text, isPerson ? { ...PINYIN_OPTIONS, surname: 'head' } : PINYIN_OPTIONS));
}
