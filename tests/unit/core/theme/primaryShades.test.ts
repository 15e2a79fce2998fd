import { describe, expect, it } from 'vitest';
import { DEFAULT_COLOR } from '../../../../contract/constants';
import { PRESET_COLORS } from '../../../../src/core/theme/colors/colorChoice';
import { contrastRatio, textOn } from '../../../../src/core/theme/colors/contrast';
import { primaryShades } from '../../../../src/core/theme/primaryShades';
import { tokensOf } from '../../../../src/core/theme/tokens';

/** Every eighth step of each channel between black and white, so that every hue, pale or dark, is covered. */
const STEPS = [0, 36, 73, 109, 146, 182, 219, 255].map((value) => value.toString(16).padStart(2, '0'));
const FREE_COLORS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

describe.each([DEFAULT_COLOR, ...Object.values(PRESET_COLORS), '#ffff00', '#ffffff', '#000000', '#757575'])(
  'the primary color %s',
  (color) => {
    it('is used as chosen, with text that is readable on it, also on hover', () => {
      const { main, onMain, hover } = primaryShades(color);
      expect(main).toBe(color);
      expect(contrastRatio(onMain, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(onMain, hover)).toBeGreaterThanOrEqual(4.5);
    });

    it.each([
      [false, '#ffffff'],
      [true, tokensOf(true).neutrals.mutedSurface],
    ])('gives a shade that is readable as text, dark %s, on %s and on its own tint', (isDark, surface) => {
      const { ink, tint } = primaryShades(color, isDark);
      expect(contrastRatio(ink, surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(ink, tint)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it.each([false, true])('every freely chosen primary color is readable, dark %s', (isDark) => {
  const { surface, mutedSurface: quiet, text } = tokensOf(isDark).neutrals;
  const unreadable = FREE_COLORS.filter((color) => {
    const { main, onMain, hover, ink, tint } = primaryShades(color, isDark);
    const pairs = [
      [onMain, main],
      [onMain, hover],
      [ink, tint],
      [ink, isDark ? quiet : surface],
      [textOn(ink), ink],
      [text, tint],
    ] as const;
    return pairs.some(([text, background]) => contrastRatio(text, background) < 4.5);
  });
  expect(FREE_COLORS).toHaveLength(512);
  expect(unreadable).toEqual([]);
});
