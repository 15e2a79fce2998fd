import { DEFAULT_COLOR } from '../../../../contract/constants';

/** Preset colors besides the default (spec §9: seven); the keys name them in `console.color.names`. */
export const PRESET_COLORS = {
  orangeRed: '#ff4500',
  darkOrange: '#ff8c00',
  gold: '#ffd700',
  lightGreen: '#90ee90',
  turquoise: '#00ced1',
  dodgerBlue: '#1e90ff',
  violetRed: '#c71585',
} as const;

/**
 * Parses a typed color: three or six hexadecimal digits, with or without `#`.
 * @returns `#rrggbb` in lower case; `undefined` if it is not a color
 */
export function parseHexColor(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}

/** Returns the primary color from a stored or chosen value; an empty or invalid one becomes the default (spec §9). */
export function toPrimaryColor(value: unknown): string {
  return (typeof value === 'string' ? parseHexColor(value) : undefined) ?? DEFAULT_COLOR.toLowerCase();
}
