import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** States of a place without content: empty, nothing found, done, failed, access denied, unknown address. */
export type DrawnState = 'empty' | 'noMatch' | 'done' | 'failed' | 'denied' | 'lost';

/**
 * A small drawing for a place without content, in the theme's colors. It is decorative; the text beside it says the same.
 */
export function StateDrawing({ state, size = 120 }: { state: DrawnState; size?: number }) {
  const { palette } = useTheme();
  const line = {
    stroke: palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  const paper = { ...line, fill: palette.background.paper };
  const soft = palette.primary.light;
  const tray = (
    <>
      <path d="M24 46 L34 22 H86 L96 46 V68 a5 5 0 0 1 -5 5 H29 a5 5 0 0 1 -5 -5 Z" fill={soft} />
      <path d="M24 46 H44 l4 9 h24 l4 -9 H96 V68 a5 5 0 0 1 -5 5 H29 a5 5 0 0 1 -5 -5 Z" {...paper} />
    </>
  );
  const drawings: Record<DrawnState, ReactNode> = {
    empty: tray,
    done: (
      <>
        {tray}
        <path
          d="M48 32 l8 8 l16 -18"
          fill="none"
          stroke={palette.success.main}
          strokeWidth={4.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
    noMatch: (
      <>
        <rect x={26} y={18} width={56} height={56} rx={5} fill={soft} />
        <path d="M36 32 H72 M36 44 H62 M36 56 H54" {...line} opacity={0.5} />
        <circle cx={74} cy={54} r={15} {...paper} />
        <path d="M85 65 L97 77" {...line} strokeWidth={5} />
        <path d="M69 49 l10 10 m0 -10 l-10 10" {...line} />
      </>
    ),
    failed: (
      <>
        <rect x={22} y={20} width={76} height={48} rx={6} fill={soft} />
        <path
          d="M22 32 H98 M22 26 a6 6 0 0 1 6 -6 H92 a6 6 0 0 1 6 6 V62 a6 6 0 0 1 -6 6 H28 a6 6 0 0 1 -6 -6 Z"
          fill="none"
          {...line}
        />
        <path
          d="M60 38 L76 62 H44 Z"
          fill={palette.warning.light}
          stroke={palette.warning.main}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <path d="M60 46 V53 M60 57 V57.5" stroke={palette.warning.main} strokeWidth={3} strokeLinecap="round" />
      </>
    ),
    denied: (
      <>
        <path d="M60 14 L94 26 V46 C94 62 80 74 60 80 C40 74 26 62 26 46 V26 Z" fill={soft} {...line} />
        <rect x={46} y={42} width={28} height={22} rx={4} {...paper} />
        <path d="M51 42 V36 a9 9 0 0 1 18 0 V42" fill="none" {...line} />
        <circle cx={60} cy={53} r={3} fill={palette.primary.main} />
      </>
    ),
    lost: (
      <>
        <path d="M18 70 C34 44 46 76 60 52 S88 36 102 24" fill="none" {...line} strokeDasharray="2 7" />
        <path
          d="M60 14 C74 14 82 24 82 36 C82 50 68 58 60 70 C52 58 38 50 38 36 C38 24 46 14 60 14 Z"
          fill={soft}
          {...line}
        />
        <path d="M55 30 a6 6 0 1 1 7 7 c-2 1 -2 2 -2 4 M60 47 v.5" fill="none" {...line} strokeWidth={3} />
      </>
    ),
  };
  return (
    <svg aria-hidden width={size} height={size * 0.75} viewBox="0 0 120 90" fill="none">
      <ellipse cx={60} cy={80} rx={46} ry={6} fill={palette.action.hover} />
      {drawings[state]}
    </svg>
  );
}
