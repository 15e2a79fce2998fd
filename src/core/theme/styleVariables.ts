import { mix } from './contrast';
import type { ControlMetrics } from './controlMetrics';
import type { PrimaryTones } from './primaryTones';
import type { ShellColors } from './ShellTheme';
import type { Tokens } from './tokens';

/** Colours and measures of the style sheets `shell.css` and `kit.css`, as CSS variables. */
export function styleVariables(
  shell: ShellColors,
  { height, inner, fontSize, cellPadding }: ControlMetrics,
  { main, onMain, hover, ink, tint }: PrimaryTones,
  { isDark, neutrals, status }: Tokens,
) {
  // Away from the ground, so that it is read the better.
  const stronger = (color: string, share: number) => mix(color, isDark ? '#ffffff' : '#000000', share);
  const colors = Object.entries(shell).map(([name, color]) => [`--shell-${kebab(name)}`, color]);
  return {
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
    '--text': neutrals.text,
    '--soft-text': neutrals.softText,
    '--disabled-text': neutrals.disabledText,
    '--surface': neutrals.surface,
    '--quiet': neutrals.quiet,
    '--hover': neutrals.hover,
    '--line': neutrals.border,
    '--edge': neutrals.inputBorder,
    '--control-height': `${height}px`,
    '--control-inner': `${inner}px`,
    '--control-text': `${fontSize}px`,
    '--small-text': `${Math.max(12, fontSize - 1)}px`,
    '--cell-padding': `${cellPadding}px`,
    // Where the ground is the theme's own and may be dark, the shell sets another colour.
    '--focus-ring': ink,
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
