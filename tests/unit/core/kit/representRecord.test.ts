import { expect, it, vi } from 'vitest';
import { representRecord } from '../../../../src/core/kit/entity/representRecord';

const entry = { id: 1, code: 'HAIR', name: '头发清洁', nameEn: 'Hair care' };
const named = (record: typeof entry | object, locale: string) =>
  representRecord({ record: { id: 1, ...record }, represent: 'name', locale });

it('calls an entry of a type list by its stored name until traditional characters are there', async () => {
  // Modules of their own: tests share them, and another may have fetched the characters.
  vi.resetModules();
  const { loadTraditional } = await import('../../../../src/core/i18n/traditional');
  const fresh = await import('../../../../src/core/kit/entity/representRecord');
  const name = () => fresh.representRecord({ record: entry, represent: 'name', locale: 'zh-TW' });
  expect(name()).toBe('头发清洁');
  await loadTraditional();
  expect(name()).toBe('頭髮清潔');
});

it.each([
  ['zh-CN', '头发清洁'],
  ['en', 'Hair care'],
  ['ja', 'Hair care'],
])('in %s it is called %s', (locale, name) => {
  expect(named(entry, locale)).toBe(name);
});

it('calls it by its Chinese name where it has no other, and never changes how a person is written', () => {
  expect([named({ ...entry, nameEn: null }, 'ja'), named({ ...entry, nameEn: '' }, 'en')]).toEqual([
    '头发清洁',
    '头发清洁',
  ]);
  expect([named({ name: '张丽华' }, 'zh-TW'), named({}, 'zh-TW')]).toEqual(['张丽华', '#1']);
});
