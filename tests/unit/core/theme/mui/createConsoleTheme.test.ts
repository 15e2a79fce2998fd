import { describe, expect, it } from 'vitest';
import { COMPONENT_SIZES, DEFAULT_COLOR } from '../../../../../contract/constants';
import { type Appearance, toAppearance } from '../../../../../src/core/theme/appearance';
import { applyColorMode } from '../../../../../src/core/theme/applyColorMode';
import { PRESET_COLORS } from '../../../../../src/core/theme/colors/colorChoice';
import { contrastRatio } from '../../../../../src/core/theme/colors/contrast';
import { createConsoleTheme } from '../../../../../src/core/theme/mui/createConsoleTheme';
import { THEMES } from '../../../../../src/core/theme/themes';
import { tokensOf } from '../../../../../src/core/theme/tokens';

const build = (choice: Partial<Record<keyof Appearance, string>>, isDark = false) =>
  createConsoleTheme(toAppearance(choice), { isDark });

const MODES = [
  ['light', false],
  ['dark', true],
] as const;

describe('the component size', () => {
  it.each(Object.entries(COMPONENT_SIZES))('%s gives controls a height of %d px (spec §2)', (size, height) => {
    const { components, controls } = build({ size });
    expect(controls?.height).toBe(height);
    expect(components?.MuiButton?.styleOverrides?.root).toMatchObject({ minHeight: height });
    expect(components?.MuiOutlinedInput?.styleOverrides?.root).toMatchObject({ minHeight: height });
    expect(components?.MuiIconButton?.styleOverrides?.sizeMedium).toMatchObject({ height });
    expect(components?.MuiTab?.styleOverrides?.root).toMatchObject({ minHeight: height + 2 });
  });

  it('scales texts and tables down with the controls', () => {
    const steps = ['default', 'medium', 'small', 'mini'].map((size) => build({ size }).controls);
    expect(steps.map((controls) => controls?.fontSize)).toEqual([14, 14, 13, 12]);
    expect(steps.map((controls) => controls?.cellPadding)).toEqual([6, 5, 3, 2]);
  });

  it('never makes a control smaller than 24 px (WCAG 2.2, 2.5.8)', () => {
    for (const size of Object.keys(COMPONENT_SIZES)) expect(build({ size }).controls?.inner).toBeGreaterThanOrEqual(24);
  });
});

describe.each(THEMES.map(({ name }) => name))('the content area in %s', (theme) => {
  describe.each(MODES)('in %s mode', (_, isDark) => {
    it.each([DEFAULT_COLOR, ...Object.values(PRESET_COLORS)])('is readable with %s', (color) => {
      const { palette } = build({ theme, color }, isDark);
      const primary = palette?.primary;
      if (!primary || !('main' in primary) || !primary.light) throw new Error('no primary colour');
      for (const ground of [tokensOf(isDark).neutrals.surface, primary.light]) {
        expect(contrastRatio(primary.main, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(primary.contrastText ?? '', primary.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(tokensOf(isDark).neutrals.text, primary.light)).toBeGreaterThanOrEqual(4.5);
    });

    it('has the colors of the theme around it', () => {
      const { colors } = applyColorMode(toAppearance({ theme }).theme, isDark);
      expect(build({ theme }, isDark).shell?.activeTabText).toBe(colors.activeTabText);
      expect(build({ theme }, isDark).palette?.mode).toBe(isDark ? 'dark' : 'light');
    });
  });
});

describe.each(MODES)('texts and states, %s,', (_, isDark) => {
  const { neutrals, status } = tokensOf(isDark);

  it.each([neutrals.surface, neutrals.mutedSurface])('are readable on %s', (ground) => {
    const texts = [neutrals.text, neutrals.softText, ...Object.values(status).map(({ main }) => main)];
    for (const text of texts) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(status))(
    'of kind %s are readable on their own background, filled buttons too',
    (name, tones) => {
      expect(contrastRatio(tones.main, tones.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(neutrals.text, tones.light)).toBeGreaterThanOrEqual(4.5);
      const palette: Record<string, unknown> = { ...build({}, isDark).palette };
      const { contrastText } = palette[name] as { contrastText: string };
      expect(contrastRatio(contrastText, tones.main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('have a visible edge for inputs, and readable white text on hints', () => {
    expect(contrastRatio(neutrals.inputBorder, neutrals.surface)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio('#ffffff', neutrals.tooltip)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['RaEdit', 'RaDeleteButton', 'RaBulkDeleteButton', 'RaUpdateButton', 'RaBulkUpdateButton'])(
  'the theme makes %s wait for the server before it reports success',
  (name) => {
    const components: Record<string, { defaultProps?: object }> = { ...build({}).components };
    expect(components[name]?.defaultProps).toEqual({ mutationMode: 'pessimistic' });
  },
);
