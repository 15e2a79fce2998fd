import * as muiLocales from '@mui/material/locale';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../../contract/constants';
import { loadMuiTexts } from '../../../../../src/core/i18n/mui/loadMuiTexts';

describe.each(LOCALES)('the texts of MUI components in %s', (locale) => {
  it('cover every component and every text that MUI translates', async () => {
    const texts = (await loadMuiTexts(locale)) as Record<string, { defaultProps: object }>;
    const translated = muiLocales.zhCN.components as Record<string, { defaultProps: object }>;
    const keysOf = (components: typeof texts) =>
      Object.entries(components).flatMap(([name, { defaultProps }]) =>
        Object.keys(defaultProps).map((prop) => `${name}.${prop}`),
      );
    expect(keysOf(texts).sort()).toEqual(keysOf(translated).sort());
  });

  it('fill in pages, numbers of rows and ratings', async () => {
    const texts = await loadMuiTexts(locale);
    const pages = texts?.MuiPagination?.defaultProps?.getItemAriaLabel;
    const rows = texts?.MuiTablePagination?.defaultProps?.labelDisplayedRows;
    const all = [
      pages?.('page', 3, true),
      pages?.('page', 3, false),
      texts?.MuiRating?.defaultProps?.getLabelText?.(3),
      rows?.({ from: 3, to: 20, count: 1_234, page: 0 }),
      rows?.({ from: 3, to: 20, count: -1, page: 0 }),
    ].map(String);
    for (const text of all) expect(text).toMatch(/^[^%{}]*3[^%{}]*$/);
    expect(new Set(all).size).toBe(all.length);
    expect(all[3]).toContain('1,234');
    expect(all[4]).not.toContain('-1');
  });

  it('name the first, previous, next and last page differently', async () => {
    const texts = await loadMuiTexts(locale);
    const names = (['first', 'previous', 'next', 'last'] as const).map((type) => [
      texts?.MuiPagination?.defaultProps?.getItemAriaLabel?.(type, null, false),
      texts?.MuiTablePagination?.defaultProps?.getItemAriaLabel?.(type),
    ]);
    for (const [inPagination, inTable] of names) expect(inTable).toBe(inPagination);
    expect(new Set(names.flat()).size).toBe(4);
  });
});
