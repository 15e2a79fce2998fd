import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
export function StatusChip({ children, tone = 'neutral', color, isLive }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...base,
        lineHeight: `${theme.controls.chip - 4}px`,
        ...ground(theme, color ?? dotColor(theme, tone), tone),
      })}
    >
      <Box
        component="span"
        aria-hidden
        sx={(theme) => ({ ...dot, backgroundColor: color ?? dotColor(theme, tone), ...(isLive && beating) })}
      />
      {children}
    </Box>
  );
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  paddingInline: '8px',
  borderRadius: '10px',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  verticalAlign: 'middle',
};

const dot = { width: 6, height: 6, borderRadius: '50%', flex: 'none' };

const beating = {
  '@keyframes beat': { '50%': { opacity: 0.25 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'beat 1.6s ease-in-out infinite' },
};

function dotColor({ palette }: Theme, tone: Tone): string {
  if (tone === 'neutral') return palette.text.disabled;
  return palette[tone === 'positive' ? 'success' : tone === 'danger' ? 'error' : tone].main;
}

function ground(theme: Theme, color: string, tone: Tone) {
  return {
    color: theme.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${color} ${tone === 'neutral' ? 16 : 12}%, transparent)`,
  };
}
