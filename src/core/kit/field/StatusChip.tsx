import type { CSSProperties, ReactNode } from 'react';
import type { Tone } from '../../../../contract/fields';

export interface StatusChipProps {
  /** The text, already in the reader's language. */
  children: ReactNode;
  /** Neutral unless told. */
  tone?: Tone;
  /** Colour of the dot and the ground, where no tone has it. */
  color?: string;
  /** Something is going on: the dot beats, for those who like motion. */
  isLive?: boolean;
}

/** A state as a word with a coloured dot on a tinted ground; the colour never stands alone. */
export function StatusChip({ children, tone = 'neutral', color, isLive = false }: StatusChipProps) {
  const style: CSSProperties & { '--tone'?: string } = { '--tone': color };
  return (
    <span className={`kit-chip kit-chip-${tone}${isLive ? ' kit-chip-live' : ''}`} style={color ? style : undefined}>
      <span aria-hidden className="kit-chip-dot" />
      {children}
    </span>
  );
}
