import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { createI18nProvider } from '../../../../src/core/i18n/createI18nProvider';

const texts = { hits: '%{smart_count} hit |||| %{smart_count} hits', limit: '%{count} of %{max}', record: 'No. %{id}' };

async function translatorIn(locale: (typeof LOCALES)[number]) {
  const provider = createI18nProvider({
    locale,
    texts,
    load: async () => texts,
    onMissingKey: (key) => {
      throw new Error(`no text for ${key}`);
    },
  });
  return provider.translate;
}

describe('numbers in texts', () => {
  it.each(LOCALES)('are written as %s does', async (locale) => {
    const translate = await translatorIn(locale);
    expect(translate('limit', { count: 1125, max: 10_000.5 })).toBe('1,125 of 10,000.5');
    expect(translate('limit', { count: 12, max: '1125' })).toBe('12 of 1125');
  });

  it('choose the plural', async () => {
    const translate = await translatorIn('en');
    expect([1, 2, 1125].map((smart_count) => translate('hits', { smart_count }))).toEqual([
      '1 hit',
      '2 hits',
      '1,125 hits',
    ]);
  });

  it('that identify a record stay as they are', async () => {
    const translate = await translatorIn('en');
    expect(translate('record', { id: 1125 })).toBe('No. 1125');
  });

  it('that a caller does not give leave the placeholder', async () => {
    const translate = await translatorIn('en');
    expect(translate('limit', { count: 1 })).toBe('1 of %{max}');
  });
});
