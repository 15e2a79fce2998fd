import { mix, readableOn, textOn } from './contrast';
import { tokensOf } from './tokens';

/** The shades that follow from the primary colour, so that any choice can be read and seen, yellow too. */
export interface PrimaryTones {
  /** The colour as chosen: the ground of primary buttons. */
  main: string;
  /** Text on `main` and on `hover`. */
  onMain: string;
  /** `main` under the pointer. */
  hover: string;
  /** Links, selected text, marks and focus rings in the content: reaches 4.5 on its surfaces and on `tint`. */
  ink: string;
  /** A ground near that of the content, behind icons and what is chosen. */
  tint: string;
}

/** @param color `#rrggbb` */
export function primaryTones(color: string, isDark = false): PrimaryTones {
  const onMain = textOn(color);
  const { surface, quiet } = tokensOf(isDark).neutrals;
  const tint = mix(color, surface, isDark ? 0.8 : 0.88);
  return {
    main: color,
    onMain,
    // Away from the text, so that pointing at a button never makes it harder to read.
    hover: onMain === '#ffffff' ? mix(color, '#000000', 0.12) : mix(color, '#ffffff', 0.2),
    ink: readableOn(readableOn(color, tint), isDark ? quiet : surface),
    tint,
  };
}
