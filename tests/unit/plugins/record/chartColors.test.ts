import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../../src/core/theme/colors/contrast';
import { tokensOf } from '../../../../src/core/theme/tokens';
import { darkChart, lightChart } from '../../../../src/plugins/record/day/chart/chartColors';

describe.each([
  ['light', false, lightChart],
  ['dark', true, darkChart],
] as const)('the colors of a day, %s,', (_, isDark, { bands, night, hatch: _hatch, grades, ...lines }) => {
  const { surface, text, softText } = tokensOf(isDark).neutrals;

  it.each(Object.entries(lines))('show %s clearly on the background', (_name, color) => {
    expect(contrastRatio(color, surface)).toBeGreaterThanOrEqual(3);
  });

  it('keep text readable on every band and grade', () => {
    for (const ground of [...Object.values(bands), ...Object.values(grades), night]) {
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(softText, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
