import { mix, readableOn, textOn } from './colors/contrast';
import { tokensOf } from './tokens';

/** Shades derived from the primary color, so that any choice is readable, even yellow. */
export interface PrimaryShades {
  /** The chosen color: background of primary buttons. */
  main: string;
  /** Text on `main` and on `hover`. */
  onMain: string;
  /** `main` on hover. */
  hover: string;
  /**
   * Links, selected text, marks and focus rings in the content: has a contrast of at least 4.5 on
   * its surfaces and on `tint`.
   */
  ink: string;
  /** A background close to that of the content, behind icons and selections. */
  tint: string;
}

/** @param color `#rrggbb` */
export function primaryShades(color: string, isDark = false): PrimaryShades {
  const onMain = textOn(color);
  const { surface, mutedSurface } = tokensOf(isDark).neutrals;
  const tint = mix(color, surface, isDark ? 0.8 : 0.88);
  return {
    main: color,
    onMain,
    // Moves away from the text color, so that hovering never reduces the contrast.
    hover: onMain === '#ffffff' ? mix(color, '#000000', 0.12) : mix(color, '#ffffff', 0.2),
    ink: readableOn(readableOn(color, tint), isDark ? mutedSurface : surface),
    tint,
  };
}
