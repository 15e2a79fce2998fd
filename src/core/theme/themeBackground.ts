import { dressed } from './dressed';
import type { ShellColors, ShellTheme } from './ShellTheme';

/** The whole background as one value of CSS `background`: the picture, if there is one, over colour or gradient. */
export function themeBackground({ backgroundImage, colors }: ShellTheme): string {
  return backgroundImage ? `url(${backgroundImage}) center / cover no-repeat, ${colors.background}` : colors.background;
}

/** The shell's colours in one mode; `background` holds the theme's picture too. */
export function shellColors(theme: ShellTheme, isDark: boolean): ShellColors {
  const worn = dressed(theme, isDark);
  return { ...worn.colors, background: themeBackground(worn) };
}
