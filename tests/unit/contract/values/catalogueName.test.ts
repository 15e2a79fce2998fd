import { describe, expect, it } from 'vitest';
import { catalogueName } from '../../../../contract/values/catalogueName';

describe('the name of an entry', () => {
  const names = { name: '独居', nameEn: 'Alone', nameJa: '一人暮らし' };

  it('is the one of the language', () => {
    const shown = ['zh-CN', 'zh-TW', 'en', 'ja'].map((locale) => catalogueName(names, locale));
    expect(shown).toEqual(['独居', '独居', 'Alone', '一人暮らし']);
  });

  it.each([
    ['ja', { ...names, nameJa: null }, 'Alone'],
    ['ja', { ...names, nameJa: '', nameEn: '' }, '独居'],
    ['en', { ...names, nameEn: null }, '独居'],
  ])('in %s falls back to one that exists', (locale, some, shown) => {
    expect(catalogueName(some, locale)).toBe(shown);
  });
});
