import { expect, it, vi } from 'vitest';
import { recordTitle } from '../../../../src/core/kit/entity/recordTitle';

const entry = { id: 1, code: 'HAIR', name: '头发清洁', nameEn: 'Hair care' };
const named = (record: typeof entry | object, locale: string) =>
  recordTitle({ record: { id: 1, ...record }, titleField: 'name', locale });

it('representRecord shows a type list entry by its stored name until the traditional characters are loaded', async () => {
  // Separate modules, because tests share modules and another test may have loaded the characters.
  vi.resetModules();
  const { loadTraditionalConverter: loadTraditional } = await import('../../../../src/core/i18n/traditional');
  const fresh = await import('../../../../src/core/kit/entity/recordTitle');
  const name = () => fresh.recordTitle({ record: entry, titleField: 'name', locale: 'zh-TW' });
  expect(name()).toBe('头发清洁');
  await loadTraditional();
  expect(name()).toBe('頭髮清潔');
});

it.each([
  ['zh-CN', '头发清洁'],
  ['en', 'Hair care'],
  ['ja', 'Hair care'],
])('representRecord shows, in %s, the entry as %s', (locale, name) => {
  expect(named(entry, locale)).toBe(name);
});

it('representRecord falls back to the Chinese name, and never converts the name of a person', () => {
  expect([named({ ...entry, nameEn: null }, 'ja'), named({ ...entry, nameEn: '' }, 'en')]).toEqual([
    '头发清洁',
    '头发清洁',
  ]);
  expect([named({ name: '张丽华' }, 'zh-TW'), named({}, 'zh-TW')]).toEqual(['张丽华', '#1']);
});
