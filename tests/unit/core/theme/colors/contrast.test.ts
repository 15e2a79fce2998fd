import { describe, expect, it } from 'vitest';
import { contrastRatio, mix, readableOn, textOn } from '../../../../../src/core/theme/colors/contrast';

/** Default and preset colors of the color picker (spec §9). */
const COLORS = ['#409EFF', '#ff4500', '#ff8c00', '#ffd700', '#90ee90', '#00ced1', '#1e90ff', '#c71585'];

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %d (WCAG 2.2)', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
  });

  it('refuses an invalid color', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(TypeError);
  });
});

describe('textOn', () => {
  it.each(COLORS)('is readable on %s', (color) => {
    expect(contrastRatio(textOn(color), color)).toBeGreaterThanOrEqual(4.5);
  });

  it('is white when white is readable', () => {
    expect(textOn('#c71585')).toBe('#ffffff');
  });
});

describe('readableOn', () => {
  it.each(COLORS)('makes %s readable on white', (color) => {
    expect(contrastRatio(readableOn(color, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('leaves a readable color unchanged', () => {
    expect(readableOn('#1f5fe0', '#ffffff')).toBe('#1f5fe0');
  });
});

describe('mix', () => {
  it('interpolates from the first color to the second', () => {
    expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8000', share))).toEqual(['#000000', '#804000', '#ff8000']);
  });
});
