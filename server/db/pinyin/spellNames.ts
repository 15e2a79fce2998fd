import type { Entity } from '../../../contract/defineEntity';
import { PINYIN_MAX } from '../../../contract/fields';
import { pinyinFields } from '../../../contract/pinyin';
import type { WireRecord } from '../recordCodec';
import { loadPinyin } from './loadPinyin';

/**
 * The pinyin that belongs to the texts among these values, by field; `null` of a text without a Chinese character. The dictionary
 * is loaded for the first one that has some.
 */
export async function spellNames(entity: Entity, values: Readonly<WireRecord>): Promise<WireRecord> {
  const spelled: WireRecord = {};
  for (const [field, source] of pinyinFields(entity)) {
    if (values[source] !== undefined) spelled[field] = await spell(values[source]);
  }
  return spelled;
}

async function spell(text: unknown): Promise<string | null> {
  if (typeof text !== 'string' || !/\p{Script=Han}/u.test(text)) return null;
  const pinyinOf = await loadPinyin();
  return pinyinOf(text, { isPerson: true }).slice(0, PINYIN_MAX);
}
