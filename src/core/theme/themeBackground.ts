import { dressed } from './dressed';
import type { ShellColors, ShellTheme } from './ShellTheme';

/** Returns the background as one CSS `background` value: the image, if any, over color or gradient. */
export function themeBackground({ backgroundImage, colors }: ShellTheme): string {
  return backgroundImage ? `url(${backgroundImage}) center / cover no-repeat, ${colors.background}` : colors.background;
}

/** Returns the shell's colors in one mode; `background` includes the theme's image. */
export function shellColors(theme: ShellTheme, isDark: boolean): ShellColors {
  const worn = dressed(theme, isDark);
  return { ...worn.colors, background: themeBackground(worn) };
}
