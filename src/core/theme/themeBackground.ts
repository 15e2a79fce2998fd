import type { ShellTheme } from './ShellTheme';

/** The whole background as one value of CSS `background`: the picture, if there is one, over colour or gradient. */
export function themeBackground({ backgroundImage, colors }: ShellTheme): string {
  return backgroundImage ? `url(${backgroundImage}) center / cover no-repeat, ${colors.background}` : colors.background;
}
