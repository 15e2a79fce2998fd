import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../../contract/constants';
import { loadConsoleTexts } from '../../../../../src/core/i18n/loadConsoleTexts';
import { PRESET_COLORS, parseHexColor, toPrimaryColor } from '../../../../../src/core/theme/colors/colorChoice';

describe('parseHexColor', () => {
  it.each([
    ['#409EFF', '#409eff'],
    ['409eff', '#409eff'],
    [' #fa0 ', '#ffaa00'],
    ['FA0', '#ffaa00'],
  ])('reads %j as %s', (text, color) => {
    expect(parseHexColor(text)).toBe(color);
  });

  it.each(['', '#', 'red', '#12345', '#1234567', '#ggg', 'rgb(0, 0, 0)'])('refuses %j', (text) => {
    expect(parseHexColor(text)).toBeUndefined();
  });
});

describe('toPrimaryColor', () => {
  it.each([undefined, null, '', 'nothing', 7])('turns %j into the default (spec §9)', (value) => {
    expect(toPrimaryColor(value)).toBe('#409eff');
  });
});

describe('the preset colors', () => {
  it('are seven (spec §9)', () => {
    expect(Object.values(PRESET_COLORS)).toEqual([
      '#ff4500',
      '#ff8c00',
      '#ffd700',
      '#90ee90',
      '#00ced1',
      '#1e90ff',
      '#c71585',
    ]);
  });

  it.each(LOCALES)('have names in %s, as the default has', async (locale) => {
    const { names } = (await loadConsoleTexts(locale)).color;
    expect(Object.keys(names)).toEqual(['default', ...Object.keys(PRESET_COLORS)]);
  });
});
