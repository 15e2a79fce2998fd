import { applyColorMode } from './applyColorMode';
import type { ShellColors, ShellTheme } from './ShellTheme';

/** Returns the background as one CSS `background` value: the image, if any, over color or gradient. */
export function themeBackground({ backgroundImage, colors }: ShellTheme): string {
  return backgroundImage ? `url(${backgroundImage}) center / cover no-repeat, ${colors.background}` : colors.background;
}

/** Returns the shell's colors in one mode; `background` includes the theme's image. */
export function shellColors(theme: ShellTheme, isDark: boolean): ShellColors {
  const modeTheme = applyColorMode(theme, isDark);
  return { ...modeTheme.colors, background: themeBackground(modeTheme) };
}
