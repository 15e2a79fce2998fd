import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/constants';
import { loadConsoleTexts } from '../../../../src/core/i18n/loadConsoleTexts';
import { applyColorMode } from '../../../../src/core/theme/applyColorMode';
import { contrastRatio, mix } from '../../../../src/core/theme/colors/contrast';
import type { ShellTheme } from '../../../../src/core/theme/ShellTheme';
import { themeBackground } from '../../../../src/core/theme/themeBackground';
import { findTheme, THEMES } from '../../../../src/core/theme/themes';
import { tokensOf } from '../../../../src/core/theme/tokens';
import { flatten } from './flatten';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', '..', 'public');

describe('findTheme', () => {
  it('finds a theme by its name', () => {
    for (const theme of THEMES) expect(findTheme(theme.name)).toBe(theme);
  });

  it.each(['', 'nothing', undefined, null, 7])('falls back to d2 for %j (spec §4)', (name) => {
    expect(findTheme(name).name).toBe('d2');
  });
});

describe('the themes', () => {
  it('are nine, d2 first, with the version labels of spec §1', () => {
    expect(THEMES.map(({ name, version }) => [name, version])).toEqual([
      ['d2', 'Beta 0.9.5'],
      ['chester', 'Beta 0.9.5'],
      ['element', 'Beta 0.9.5'],
      ['violet', 'Beta 0.9.5'],
      ['line', 'Beta 0.9.5'],
      ['star', 'Beta 0.9.5'],
      ['tomorrow-night-blue', 'Beta 0.9.5'],
      ['jade', 'V1.0'],
      ['ember', 'V1.0'],
    ]);
  });

  it.each(LOCALES)('have a title in %s', async (locale) => {
    const { names } = (await loadConsoleTexts(locale)).theme;
    expect(Object.keys(names).sort()).toEqual(THEMES.map(({ name }) => name).sort());
  });

  it('have a background picture when they name one', () => {
    const pictured = THEMES.filter(({ backgroundImage }) => backgroundImage !== undefined);
    expect(pictured.map(({ name }) => name)).toEqual(['line', 'star']);
    for (const theme of pictured) {
      expect(existsSync(join(PUBLIC, theme.backgroundImage ?? ''))).toBe(true);
      expect(themeBackground(theme)).toContain(`url(${theme.backgroundImage})`);
    }
  });

  it('list every plain color of a gradient as a background', () => {
    for (const { colors, backgroundColors: grounds } of THEMES) {
      const colorsOfGradient = colors.background.match(/#[0-9a-f]{6}/g) ?? [];
      expect(grounds).toEqual(expect.arrayContaining(colorsOfGradient));
    }
  });
});

/** Every text of the shell and its background. */
const textPairs = ({ colors }: ShellTheme, ground: string) => {
  const on = (background: string) => flatten(background, ground);
  return {
    'header, sidebar, login page and 404': [colors.text, ground],
    'what is pointed at': [colors.hoverText, on(colors.hoverBackground)],
    'what is pointed at, over a chosen ground': [colors.hoverText, on(colors.activeBackground)],
    'an empty sidebar': [colors.text, on(colors.hoverBackground)],
    'what is chosen': [colors.activeText, on(colors.activeBackground)],
    'a tab': [colors.tabText, on(colors.tabBackground)],
    'the active tab': [colors.activeTabText, on(colors.activeTabBackground)],
  } as const;
};

const WORN = THEMES.flatMap((theme) => [
  [theme.name, theme, tokensOf(false).neutrals.surface] as const,
  [`${theme.name} in the dark`, applyColorMode(theme, true), tokensOf(true).neutrals.surface] as const,
]);

describe.each(WORN)('theme %s', (_, theme, surface) => {
  const cases = theme.backgroundColors.flatMap((ground) =>
    Object.entries(textPairs(theme, ground)).map(([name, pair]) => [name, ground, ...pair] as const),
  );
  it.each(cases)('has readable texts: %s on %s', (_name, _ground, text, background) => {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('uses the background of the content as its panel', () => {
    expect(theme.colors.panel).toBe(surface);
    expect(theme.colors.activeTabBackground).toBe(theme.colors.panel);
  });

  it('has readable texts over its picture', () => {
    if (!theme.backgroundImage) return;
    const svg = readFileSync(join(PUBLIC, theme.backgroundImage), 'utf8');
    const inks = new Set(svg.match(/#[0-9a-f]{6}\b/g));
    const strongest = Math.max(0, ...[...svg.matchAll(/opacity="([\d.]+)"/g)].map(([, share]) => Number(share))) || 1;
    for (const ground of theme.backgroundColors) {
      for (const ink of inks) {
        expect(contrastRatio(theme.colors.text, mix(ground, ink, strongest))).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(inks.size).toBeGreaterThan(0);
  });
});
