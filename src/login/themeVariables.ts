import type { Appearance } from '../core/theme/appearance';
import { applyColorMode } from '../core/theme/applyColorMode';
import { primaryShades } from '../core/theme/primaryShades';
import { themeBackground } from '../core/theme/themeBackground';
import { tokensOf } from '../core/theme/tokens';

/** Returns the colors of theme and primary color as the CSS variables of `login.css`. */
export function themeVariables(
  { theme: themeName, color }: Pick<Appearance, 'theme' | 'color'>,
  isDark: boolean,
): Record<string, string> {
  const theme = applyColorMode(themeName, isDark);
  const { neutrals, status } = tokensOf(isDark);
  const { main, onMain, hover, ink, tint } = primaryShades(color, isDark);
  const { text, hoverText, hoverBackground, activeText, activeBackground, panel } = theme.colors;
  const variables: Record<`--login-${string}`, string> = {
    '--login-background': themeBackground(theme),
    '--login-text': text,
    '--login-hover-text': hoverText,
    '--login-hover-background': hoverBackground,
    '--login-active-text': activeText,
    '--login-active-background': activeBackground,
    // A background image needs no extra glow.
    '--login-glow': theme.backgroundImage ? 'transparent' : activeText,
    '--login-panel': panel,
    '--login-card-text': neutrals.text,
    '--login-soft': neutrals.softText,
    '--login-edge': neutrals.inputBorder,
    '--login-danger': status.error.main,
    '--login-primary': main,
    '--login-on-primary': onMain,
    '--login-primary-hover': hover,
    '--login-ink': ink,
    '--login-tint': tint,
  };
  return { 'color-scheme': isDark ? 'dark' : 'light', ...variables };
}
