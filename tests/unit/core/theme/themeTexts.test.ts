import { describe, expect, it } from 'vitest';
import { findTheme } from '../../../../src/core/theme/themes';
import { themeTexts } from '../../../../src/core/theme/themeTexts';

const jade = findTheme('jade');

describe('the texts of a theme', () => {
  it('are the name of the system and the version label, and nothing else', () => {
    expect(themeTexts(jade, {}, '智慧养老')).toEqual({ wordmark: '智慧养老', footer: ['智慧养老 V1.0'] });
  });

  it('take filing number and copyright line from the operator', () => {
    const site = { filingNumber: 'F-1', copyright: 'C-1' };
    expect(themeTexts(findTheme('d2'), site, 'P').footer).toEqual(['P Beta 0.9.5', 'F-1', 'C-1']);
  });

  it('may differ by theme', () => {
    const site = { filingNumber: 'F-1', copyright: 'C-1', themes: { jade: { textLogo: 'Jade', copyright: 'C-2' } } };
    expect(themeTexts(jade, site, 'P')).toEqual({ wordmark: 'Jade', footer: ['Jade V1.0', 'F-1', 'C-2'] });
    expect(themeTexts(findTheme('d2'), site, 'P').wordmark).toBe('P');
  });
});
