import { type CSSProperties, lazy, Suspense } from 'react';
import type { Tone } from '../../../../contract/fields';
import { MASKED_IMAGE } from '../../../../contract/masks';

/** Nothing of it is fetched for who has no photo. */
const PortraitPhoto = lazy(() => import('./PortraitPhoto'));

export interface PortraitProps {
  /** As it is shown beside, masked or not. */
  name: string;
  /** What a picture field holds. */
  photo?: string | null;
  size?: 'small' | 'middle' | 'large';
  /** A ring in this tone. */
  tone?: Tone;
}

/**
 * Who somebody is at a glance: their photo, or the first letter of their name on a colour of its own. The name stands beside
 * it, so that screen readers are told nothing twice.
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

/** The first letter of a name: the family name in Chinese and Japanese. */
function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}

/** Degrees on the colour wheel, the same for the same name, far apart for names that differ little. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum * 137) % 360;
}
