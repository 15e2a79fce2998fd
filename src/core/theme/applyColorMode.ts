import { contrastRatio, isDarkColor, mix, readableOn } from './colors/contrast';
import type { ShellColors, ShellTheme } from './ShellTheme';
import { tokensOf } from './tokens';

/** Color that every theme is darkened toward. */
const DARK_BASE_COLOR = '#0c0f14';
/** Share of that color: a background that is already dark keeps more of its own. */
const SHARES = { dark: 0.5, light: 0.965 };

/** Returns a theme unchanged, or its dark variant, in which backgrounds and selections keep its hue. */
export function applyColorMode(theme: ShellTheme, isDark: boolean): ShellTheme {
  return isDark ? darkTheme(theme) : theme;
}

function darkTheme(theme: ShellTheme): ShellTheme {
  const { surface, border, text, softText } = tokensOf(true).neutrals;
  const hue = theme.colors.activeTabText;
  const backgrounds = theme.backgroundColors.map((background) =>
    isDarkColor(background)
      ? mix(background, DARK_BASE_COLOR, SHARES.dark)
      : mix(mix(background, hue, 0.5), DARK_BASE_COLOR, SHARES.light),
  );
  const [first = DARK_BASE_COLOR, ...others] = backgrounds;
  const last = others.at(-1);
  // Selections are a translucent layer over the lightest of the backgrounds.
  const lightest = mix(
    backgrounds.reduce((a, b) => (isLighter(a, b) ? a : b), first),
    '#ffffff',
    0.13,
  );
  const colors: ShellColors = {
    background: last ? `linear-gradient(160deg, ${first} 0%, ${last} 100%)` : first,
    text: readableOn(softText, lightest, 6),
    hoverText: '#ffffff',
    hoverBackground: '#ffffff14',
    activeText: readableOn(hue, lightest, 5),
    activeBackground: '#ffffff1f',
    tabText: readableOn(softText, lightest, 6),
    tabBackground: '#ffffff0d',
    activeTabText: readableOn(hue, surface, 6),
    activeTabBackground: surface,
    border: mix(first, text, 0.16),
    innerBorder: border,
    panel: surface,
  };
  const { backgroundImage: _, ...rest } = theme;
  return { ...rest, backgroundColors: [first, ...others], colors };
}

const isLighter = (one: string, other: string) => contrastRatio(one, '#000000') > contrastRatio(other, '#000000');
