import { mix } from '../../../../src/core/theme/colors/contrast';

/** Returns the visible color over a plain background: `#rrggbb` covers it, `#rrggbbaa` is blended. */
export function flatten(color: string, ground: string): string {
  const [, opaque, alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(color) ?? [];
  if (opaque === undefined) throw new TypeError(`not #rrggbb or #rrggbbaa: ${color}`);
  return alpha === undefined ? opaque : mix(ground, opaque, Number.parseInt(alpha, 16) / 255);
}
