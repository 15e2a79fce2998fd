import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sampleDots } from './sampleDots';

/** Units of the drawing. */
const SIDE = 100;

/** Draws a typical plot of a type; renders nothing for a type without a drawing. */
export function SampleShape({ code, size }: { code: string; size: number }) {
  const dots = useMemo(() => sampleDots(code), [code]);
  if (dots.length === 0) return null;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'primary.main',
      }}
    >
      <line x1={0} y1={SIDE} x2={SIDE} y2={0} stroke="currentColor" strokeOpacity={0.35} strokeDasharray="4 3" />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x * SIDE} cy={(1 - y) * SIDE} r={1} fill="currentColor" />
      ))}
    </Box>
  );
}
