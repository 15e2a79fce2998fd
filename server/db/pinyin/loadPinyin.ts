import { PINYIN_OPTIONS, pinyinText } from '../../../contract/pinyin';

/** Writes a Chinese text in pinyin without tones, in full and as initials (`zhangsan zs`); the surname of a person as such. */
export type PinyinOf = (text: string, options: { isPerson: boolean }) => string;

let dictionary: Promise<PinyinOf> | undefined;

/** Loads the dictionary, which takes more than ten megabytes, when somebody needs it. */
export function loadPinyin(): Promise<PinyinOf> {
  // Asked for each of many names, an import that is long done would take most of the time.
  dictionary ??= readDictionary();
  return dictionary;
}

async function readDictionary(): Promise<PinyinOf> {
  const { pinyin } = await import('pinyin-pro');
  return (text, { isPerson }) =>
    pinyinText(pinyin(text, isPerson ? { ...PINYIN_OPTIONS, surname: 'head' } : PINYIN_OPTIONS));
}
