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

describe.each(THEMES.map(({ name }) => name))('popups in %s', (theme) => {
  it.each(MODES)('have a border and a shadow in %s mode, whatever kind they are', (_, isDark) => {
    const { neutrals, popup } = tokensOf(isDark);
    const { MuiPopover, MuiDialog, MuiAutocomplete, MuiTooltip } = build({ theme }, isDark).components ?? {};
    const raised = { border: `1px solid ${popup.border}`, boxShadow: popup.shadow };
    for (const kind of [MuiPopover, MuiDialog, MuiAutocomplete]) {
      expect(kind?.styleOverrides?.paper).toMatchObject(raised);
    }
    const tooltip = { border: `1px solid ${neutrals.inputBorder}`, boxShadow: popup.shadow };
    expect(MuiTooltip?.styleOverrides?.tooltip).toMatchObject(tooltip);
  });
});

describe.each(MODES)('the border of popups, %s,', (_, isDark) => {
  const { neutrals, popup } = tokensOf(isDark);

  it('is stronger than the lines of the content, on the popup and on what is behind it', () => {
    for (const ground of [popup.surface, neutrals.surface, neutrals.mutedSurface]) {
      expect(contrastRatio(popup.border, ground)).toBeGreaterThanOrEqual(1.5);
      expect(contrastRatio(popup.border, ground)).toBeGreaterThan(contrastRatio(neutrals.border, ground));
    }
  });

  it('keeps the texts of a popup readable', () => {
    for (const text of [neutrals.text, neutrals.softText]) {
      expect(contrastRatio(text, popup.surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is visible around tooltips, whatever is behind them', () => {
    expect(contrastRatio(neutrals.inputBorder, neutrals.tooltip)).toBeGreaterThanOrEqual(1.5);
    for (const shell of THEMES.map((each) => applyColorMode(each, isDark))) {
      for (const ground of shell.backgroundColors) {
        const edges = [neutrals.inputBorder, neutrals.tooltip].map((color) => contrastRatio(color, ground));
        expect(Math.max(...edges)).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

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
