import type { Entity } from '../../../contract/defineEntity';
import { PINYIN_MAX } from '../../../contract/fields';
import { pinyinFields } from '../../../contract/values/pinyin';
import type { WireRecord } from '../rows/recordCodec';
import { loadPinyin } from './loadPinyin';

/**
 * Returns the pinyin of the texts among these values, by field; `null` for a text without Chinese characters. The first text
 * with Chinese characters loads the dictionary.
 */
export async function computePinyin(entity: Entity, values: Readonly<WireRecord>): Promise<WireRecord> {
  const pinyin: WireRecord = {};
  for (const [field, source] of pinyinFields(entity)) {
    if (values[source] !== undefined) pinyin[field] = await toPinyin(values[source]);
  }
  return pinyin;
}

async function toPinyin(text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || !/\p{Script=Han}/u.test(text)) return null;
  const pinyinOf = await loadPinyin();
  return pinyinOf(text, { isPerson: true }).slice(0, PINYIN_MAX);
}
