import { mix } from '../../../../src/core/theme/contrast';

/** What is seen of a colour over a plain ground: `#rrggbb` covers it, `#rrggbbaa` lets it shine through. */
export function flatten(color: string, ground: string): string {
  const [, opaque, alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(color) ?? [];
  if (opaque === undefined) throw new TypeError(`not #rrggbb or #rrggbbaa: ${color}`);
  return alpha === undefined ? opaque : mix(ground, opaque, Number.parseInt(alpha, 16) / 255);
}
