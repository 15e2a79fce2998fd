import { type CSSProperties, lazy, Suspense } from 'react';
import type { SemanticColor } from '../../../../contract/fields';
import { MASKED_IMAGE } from '../../../../contract/masks';

/** Loaded only for a person with a photo. */
const PortraitPhoto = lazy(() => import('./PortraitPhoto'));

export interface PortraitProps {
  /** The name as shown beside it, masked or not. */
  name: string;
  /** Value of the picture field. */
  photo?: string | null;
  size?: 'small' | 'middle' | 'large';
  /** Color of a ring around it. */
  tone?: SemanticColor;
}

/**
 * A person's portrait: the photo, or the initial on a color derived from the name. It is hidden from screen readers, because
 * the name is shown beside it.
 */
export function Portrait({ name, photo, size = 'small', tone }: PortraitProps) {
  const style: CSSProperties & { '--hue': number } = { '--hue': hueOf(name) };
  const ring = tone ? ` kit-portrait-tone kit-chip-${tone}` : '';
  return (
    <span
      aria-hidden
      className={`kit-portrait kit-portrait-${size}${ring}`}
      data-initial={initialOf(name)}
      style={style}
    >
      {photo && photo !== MASKED_IMAGE && (
        <Suspense fallback={null}>
          <PortraitPhoto photo={photo} />
        </Suspense>
      )}
    </span>
  );
}

/** Returns the first letter of a name: in Chinese and Japanese that of the family name. */
function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}

/** Returns a hue in degrees: equal for equal names, and far apart for similar names. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum * 137) % 360;
}
