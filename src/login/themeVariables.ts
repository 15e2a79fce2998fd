import type { CSSProperties } from 'react';
import type { Appearance } from '../core/theme/appearance';
import { NEUTRALS, STATUS_TONES } from '../core/theme/palette';
import { primaryTones } from '../core/theme/primaryTones';
import { themeBackground } from '../core/theme/themeBackground';

/** The colours of theme and primary colour as the CSS variables that `login.css` is written with. */
export function themeVariables({ theme, color }: Pick<Appearance, 'theme' | 'color'>): CSSProperties {
  const { main, onMain, hover, ink, tint } = primaryTones(color);
  const { text, hoverText, hoverBackground, activeText, activeBackground, panel } = theme.colors;
  const variables: Record<`--login-${string}`, string> = {
    '--login-background': themeBackground(theme),
    '--login-text': text,
    '--login-hover-text': hoverText,
    '--login-hover-background': hoverBackground,
    '--login-active-text': activeText,
    '--login-active-background': activeBackground,
    // A picture is decoration enough.
    '--login-glow': theme.backgroundImage ? 'transparent' : activeText,
    '--login-panel': panel,
    '--login-card-text': NEUTRALS.text,
    '--login-soft': NEUTRALS.softText,
    '--login-edge': NEUTRALS.inputBorder,
    '--login-danger': STATUS_TONES.error.main,
    '--login-primary': main,
    '--login-on-primary': onMain,
    '--login-primary-hover': hover,
    '--login-ink': ink,
    '--login-tint': tint,
  };
  return variables;
}
