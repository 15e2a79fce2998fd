import type { CSSProperties, ReactNode } from 'react';
import type { SemanticColor } from '../../../../contract/fields';

export interface StatusChipProps {
  /** The text, already translated. */
  children: ReactNode;
  /** Defaults to neutral. */
  tone?: SemanticColor;
  /** Color of dot and background, instead of a tone. */
  color?: string;
  /** Whether something is in progress: the dot pulses, unless the user prefers reduced motion. */
  isLive?: boolean;
}

/** A state as text with a colored dot on a tinted background; color is never the only signal. */
export function StatusChip({ children, tone = 'neutral', color, isLive = false }: StatusChipProps) {
  const style: CSSProperties & { '--tone'?: string } = { '--tone': color };
  return (
    <span className={`kit-chip kit-chip-${tone}${isLive ? ' kit-chip-live' : ''}`} style={color ? style : undefined}>
      <span aria-hidden className="kit-chip-dot" />
      {children}
    </span>
  );
}
