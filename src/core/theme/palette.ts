import type { RaThemeOptions } from 'react-admin';
import { mix } from './contrast';
import type { PrimaryTones } from './primaryTones';

/** Text, lines and surfaces of the light content; every text reaches 4.5 on each surface. */
export const NEUTRALS = {
  text: '#1d2129',
  softText: '#566170',
  disabledText: '#98a1ad',
  border: '#e3e8ee',
  /** Edges of inputs: 3 on white, so that a field is found without its text (WCAG 2.2, 1.4.11). */
  inputBorder: '#8a94a1',
  surface: '#ffffff',
  /** Table heads and other quiet areas. */
  quiet: '#f7f9fb',
} as const;

/** What a state or a message means: `main` as text and on buttons, `light` as its ground. */
export const STATUS_TONES = {
  success: { main: '#26702b', light: '#e9f5ea' },
  warning: { main: '#955000', light: '#fdf3e4' },
  error: { main: '#c02a26', light: '#fdecec' },
  info: { main: '#4a5564', light: '#eef2f6' },
} as const;

/**
 * MUI's palette. Its `primary.main` is the readable shade and not the colour as chosen: MUI, react-admin and the pages
 * use it for text, marks and borders; only what is filled with it (buttons, badges, chips) takes the colour as chosen.
 */
export function createPalette({ ink, tint }: PrimaryTones): RaThemeOptions['palette'] {
  const primary = { main: ink, dark: mix(ink, '#000000', 0.15), light: tint, contrastText: '#ffffff' };
  const status = Object.entries(STATUS_TONES).map(([name, { main, light }]) => [
    name,
    { main, light, dark: mix(main, '#000000', 0.12), contrastText: '#ffffff' },
  ]);
  return {
    mode: 'light',
    primary,
    secondary: primary,
    ...Object.fromEntries(status),
    text: { primary: NEUTRALS.text, secondary: NEUTRALS.softText, disabled: NEUTRALS.disabledText },
    divider: NEUTRALS.border,
    background: { default: NEUTRALS.surface, paper: NEUTRALS.surface },
  };
}
