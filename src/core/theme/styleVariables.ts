import type { Appearance } from './appearance';
import { mix } from './colors/contrast';
import { controlMetrics } from './mui/controlMetrics';
import { primaryShades } from './primaryShades';
import { shellColors } from './themeBackground';
import { tokensOf } from './tokens';

/**
 * Returns the colors and sizes of the style sheets as CSS variables, and the `color-scheme` for the browser's own controls.
 */
export function styleVariables(
  { theme, color, size }: Omit<Appearance, 'mode'>,
  isDark = false,
): Readonly<Record<string, string>> {
  const { height, inner, chip, fontSize, cellPadding } = controlMetrics(size);
  const { main, onMain, hover, ink, tint } = primaryShades(color, isDark);
  const { neutrals, popup, status } = tokensOf(isDark);
  const shell = shellColors(theme, isDark);
  // Moves a color away from the background, to increase the contrast.
  const stronger = (color: string, share: number) => mix(color, isDark ? '#ffffff' : '#000000', share);
  const colors = Object.entries(shell).map(([name, color]) => [`--shell-${kebab(name)}`, color]);
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    ...Object.fromEntries(colors),
    '--main': main,
    '--on-main': onMain,
    '--main-hover': hover,
    '--ink': ink,
    '--strong-ink': stronger(ink, 0.15),
    '--tint': tint,
    '--positive': stronger(status.success.main, 0.12),
    '--warning': stronger(status.warning.main, 0.12),
    '--danger': status.error.main,
    '--info': stronger(status.info.main, 0.12),
    '--tone-positive': status.success.main,
    '--tone-warning': status.warning.main,
    '--tone-info': status.info.main,
    '--text': neutrals.text,
    '--soft-text': neutrals.softText,
    '--disabled-text': neutrals.disabledText,
    '--surface': neutrals.surface,
    '--quiet': neutrals.mutedSurface,
    '--hover': neutrals.hover,
    '--line': neutrals.border,
    '--edge': neutrals.inputBorder,
    '--popup-border': popup.border,
    '--popup-shadow': popup.shadow,
    '--control-height': `${height}px`,
    '--control-inner': `${inner}px`,
    '--control-text': `${fontSize}px`,
    '--chip-height': `${chip}px`,
    '--chip-strength': isDark ? '22%' : '12%',
    '--chip-neutral-strength': isDark ? '30%' : '16%',
    '--small-text': `${Math.max(12, fontSize - 1)}px`,
    '--cell-padding': `${cellPadding}px`,
    // On the theme's own background, which can be dark, the shell sets another color.
    '--focus-ring': ink,
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
