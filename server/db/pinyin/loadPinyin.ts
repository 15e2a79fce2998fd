import { PINYIN_OPTIONS, pinyinText } from '../../../contract/values/pinyin';

/**
 * Converts a Chinese text to pinyin without tones, in full and as initials (`zhangsan zs`). A person's surname is read as a
 * surname.
 */
export type PinyinConverter = (text: string, options: { isPerson: boolean }) => string;

let dictionary: Promise<PinyinConverter> | undefined;

/** Loads the dictionary, which takes more than ten megabytes, on first use. */
export function loadPinyin(): Promise<PinyinConverter> {
  // Cached: repeating the import for each of many names would take most of the time.
  dictionary ??= readDictionary();
  return dictionary;
}

async function readDictionary(): Promise<PinyinConverter> {
  const { pinyin } = await import('pinyin-pro');
  return (text, { isPerson }) =>
    pinyinText(pinyin(text, isPerson ? { ...PINYIN_OPTIONS, surname: 'head' } : PINYIN_OPTIONS));
}
