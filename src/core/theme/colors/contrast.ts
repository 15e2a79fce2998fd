/** Returns the contrast ratio of two colors as in WCAG 2.2 (1.4.3): 4.5 for text, 3 for large text and controls. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the text color for a background: white if its contrast is at least 4.5, else a very dark shade of the background.
 */
export function textOn(background: string): string {
  if (contrastRatio('#ffffff', background) >= 4.5) return '#ffffff';
  return readableOn(mix(background, '#000000', 0.8), background);
}

/**
 * Darkens a color stepwise until it is readable as text on a background; on a dark background, lightens it.
 * @param minContrast the required contrast. Defaults to 4.5.
 */
export function readableOn(color: string, background: string, minContrast = 4.5): string {
  const end = isDarkColor(background) ? '#ffffff' : '#000000';
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, end, share);
    if (contrastRatio(candidate, background) >= minContrast) return candidate;
  }
  // Black or white is readable on everything.
  return end;
}

/** Returns whether white text has a higher contrast on it than black text. */
export function isDarkColor(color: string): boolean {
  return contrastRatio('#ffffff', color) > contrastRatio('#000000', color);
}

/**
 * Mixes two colors.
 * @param share of the second color, 0 to 1
 */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  return `#${from.map((channel, at) => toHex(channel + ((to[at] ?? 0) - channel) * share)).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) throw new TypeError(`not a colour of the form #rrggbb: ${color}`);
  return match.slice(1).map((hex) => Number.parseInt(hex, 16));
}

const toHex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
