import type { RaThemeOptions } from 'react-admin';
import { mix, textOn } from '../colors/contrast';
import type { PrimaryShades } from '../primaryShades';
import type { Tokens } from '../tokens';

/**
 * Creates MUI's palette. `primary.main` is the readable shade, not the chosen color: MUI, react-admin and the pages use it
 * for text, marks and borders. Only filled elements (buttons, badges, chips) use the chosen color.
 */
export function createPalette(
  { ink, tint }: PrimaryShades,
  { isDark, neutrals, status }: Tokens,
): RaThemeOptions['palette'] {
  // Moves a color away from the background: the stronger shade that MUI calls `dark`.
  const stronger = (color: string, share: number) => mix(color, isDark ? '#ffffff' : '#000000', share);
  const primary = { main: ink, dark: stronger(ink, 0.15), light: tint, contrastText: textOn(ink) };
  const statusPalette = Object.entries(status).map(([name, { main, light }]) => [
    name,
    { main, light, dark: stronger(main, 0.12), contrastText: textOn(main) },
  ]);
  return {
    mode: isDark ? 'dark' : 'light',
    primary,
    secondary: primary,
    ...Object.fromEntries(statusPalette),
    text: { primary: neutrals.text, secondary: neutrals.softText, disabled: neutrals.disabledText },
    divider: neutrals.border,
    background: { default: neutrals.surface, paper: neutrals.surface },
  };
}
