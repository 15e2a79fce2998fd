import { describe, expect, it } from 'vitest';
import en from '../../../../src/core/kit/texts/en.json';
import ja from '../../../../src/core/kit/texts/ja.json';
import zhCN from '../../../../src/core/kit/texts/zh-CN.json';
import zhTW from '../../../../src/core/kit/texts/zh-TW.json';
import elderlyEn from '../../../../src/plugins/elderly/texts/pages/en.json';
import elderlyJa from '../../../../src/plugins/elderly/texts/pages/ja.json';
import elderlyZhCN from '../../../../src/plugins/elderly/texts/pages/zh-CN.json';
import elderlyZhTW from '../../../../src/plugins/elderly/texts/pages/zh-TW.json';
import serviceEn from '../../../../src/plugins/service/texts/pages/en.json';
import serviceJa from '../../../../src/plugins/service/texts/pages/ja.json';
import serviceZhCN from '../../../../src/plugins/service/texts/pages/zh-CN.json';
import serviceZhTW from '../../../../src/plugins/service/texts/pages/zh-TW.json';

/** Returns every text by its dotted key. */
function flat(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each([
  ['kit', zhCN, { 'zh-TW': zhTW, en, ja }],
  ['elderly', elderlyZhCN, { 'zh-TW': elderlyZhTW, en: elderlyEn, ja: elderlyJa }],
  ['service', serviceZhCN, { 'zh-TW': serviceZhTW, en: serviceEn, ja: serviceJa }],
] as const)('the texts of %s', (_, chinese, others) => {
  it.each(Object.entries(others))('have the same keys and placeholders in %s', (_locale, texts) => {
    const own = new Map(flat(texts));
    for (const [key, text] of flat(chinese)) {
      expect(placeholders(own.get(key) ?? `no text for ${key}`), key).toEqual(placeholders(text));
    }
    expect([...own.keys()].sort()).toEqual(
      flat(chinese)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('have no plural forms, because the translator would use only the first', () => {
    for (const texts of [chinese, ...Object.values(others)]) {
      expect(flat(texts).filter(([, text]) => text.includes('||||'))).toEqual([]);
    }
  });
});
