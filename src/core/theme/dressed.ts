import { contrastRatio, isDarkColor, mix, readableOn } from './contrast';
import type { ShellColors, ShellTheme } from './ShellTheme';
import { tokensOf } from './tokens';

/** Color that every theme is darkened toward. */
const NIGHT = '#0c0f14';
/** Share of that color: a background that is already dark keeps more of its own. */
const SHARES = { dark: 0.5, light: 0.965 };

/** Returns a theme unchanged, or its dark variant, in which backgrounds and selections keep its hue. */
export function dressed(theme: ShellTheme, isDark: boolean): ShellTheme {
  return isDark ? darkTheme(theme) : theme;
}

function darkTheme(theme: ShellTheme): ShellTheme {
  const { surface, border, text, softText } = tokensOf(true).neutrals;
  const hue = theme.colors.activeTabText;
  const grounds = theme.grounds.map((ground) =>
    isDarkColor(ground) ? mix(ground, NIGHT, SHARES.dark) : mix(mix(ground, hue, 0.5), NIGHT, SHARES.light),
  );
  const [first = NIGHT, ...others] = grounds;
  const last = others.at(-1);
  // Selections are a translucent layer over the lightest of the backgrounds.
  const lightest = mix(
    grounds.reduce((a, b) => (isLighter(a, b) ? a : b), first),
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
  return { ...rest, grounds: [first, ...others], colors };
}

const isLighter = (one: string, other: string) => contrastRatio(one, '#000000') > contrastRatio(other, '#000000');
