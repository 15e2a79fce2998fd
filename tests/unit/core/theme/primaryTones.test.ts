import { describe, expect, it } from 'vitest';
import { DEFAULT_COLOR } from '../../../../contract/constants';
import { PRESET_COLORS } from '../../../../src/core/theme/colorChoice';
import { contrastRatio } from '../../../../src/core/theme/contrast';
import { primaryTones } from '../../../../src/core/theme/primaryTones';

/** Every eighth step of each channel between black and white, so that no hue, however pale or dark, is left out. */
const STEPS = [0, 36, 73, 109, 146, 182, 219, 255].map((value) => value.toString(16).padStart(2, '0'));
const FREE_COLORS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

describe.each([DEFAULT_COLOR, ...Object.values(PRESET_COLORS), '#ffff00', '#ffffff', '#000000', '#757575'])(
  'the primary colour %s',
  (color) => {
    it('is taken as chosen, with text that can be read on it, also under the pointer', () => {
      const { main, onMain, hover } = primaryTones(color);
      expect(main).toBe(color);
      expect(contrastRatio(onMain, main)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(onMain, hover)).toBeGreaterThanOrEqual(4.5);
    });

    it('gives a shade that can be read as text, on white and on its own tint', () => {
      const { ink, tint } = primaryTones(color);
      expect(contrastRatio(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(ink, tint)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

it('can be read for every free choice', () => {
  const unreadable = FREE_COLORS.filter((color) => {
    const { main, onMain, hover, ink, tint } = primaryTones(color);
    const pairs = [
      [onMain, main],
      [onMain, hover],
      [ink, tint],
      [ink, '#ffffff'],
      ['#ffffff', ink],
    ] as const;
    return pairs.some(([text, background]) => contrastRatio(text, background) < 4.5);
  });
  expect(FREE_COLORS).toHaveLength(512);
  expect(unreadable).toEqual([]);
});
