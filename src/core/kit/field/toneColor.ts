import type { Palette } from '@mui/material/styles';
import type { SemanticColor } from '../../../../contract/fields';

const PALETTE = {
  positive: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<Exclude<SemanticColor, 'neutral'>, keyof Palette>;

/** Returns the palette path of a tone, the same in chips, charts, calendars and maps, and on the wall. */
export const toneColor = (tone: SemanticColor): string =>
  tone === 'neutral' ? 'text.disabled' : `${PALETTE[tone]}.main`;

/** Returns the color of a tone in a palette, for drawings. */
export const paletteColor = (palette: Palette, tone: SemanticColor): string =>
  tone === 'neutral' ? palette.text.disabled : palette[PALETTE[tone]].main;
