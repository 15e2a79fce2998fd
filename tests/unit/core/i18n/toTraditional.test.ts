import { Converter } from 'opencc-js/cn2t';
import { expect, it } from 'vitest';
import { phrases, programs } from '../../../../src/core/i18n/traditional/phrases';
import { toTraditional } from '../../../../src/core/i18n/traditional/toTraditional';

/** Converts with all fifty thousand words, which no browser should have to fetch. */
const whole = Converter({ from: 'cn', to: 'tw' });

const files = import.meta.glob<string>('../../../../src/plugins/*/server/seeds/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** All Chinese texts in the seeded rows of type lists. */
const seeded = Object.values(files).flatMap((text) => text.match(/[\u4e00-\u9fff]+/g) ?? []);
const pairsOf = (dictionary: string) => dictionary.split('|').map((pair) => pair.split(' '));

it('toTraditional converts all seeded texts without a program as the whole dictionary does', () => {
  const names = pairsOf(programs).map(([simplified = '']) => simplified);
  const others = seeded.filter((text) => !names.some((name) => text.includes(name)));
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter((text) => toTraditional(text) !== whole(text))).toEqual([]);
});

it('toTraditional has only programs that are seeded', () => {
  expect(pairsOf(programs).filter(([simplified = '']) => !seeded.includes(simplified))).toEqual([]);
});

it('toTraditional has only words of the whole dictionary, and none that single characters already convert', () => {
  const pairs = pairsOf(phrases);
  expect(pairs.filter(([simplified = '', written]) => whole(simplified) !== written)).toEqual([]);
  expect(new Set(pairs.map(([simplified]) => simplified)).size).toBe(pairs.length);
});

it.each([
  ['头发清洁及梳理', '頭髮清潔及梳理'],
  ['心脏负荷', '心臟負荷'],
  ['每周联系一次', '每週聯繫一次'],
  ['低保', '低收入戶'],
  ['低保边缘', '中低收入戶'],
  ['Vital signs', 'Vital signs'],
  ['已是繁體', '已是繁體'],
])('toTraditional converts %s to %s', (text, written) => {
  expect(toTraditional(text)).toBe(written);
});
