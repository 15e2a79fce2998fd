import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { clockText } from './waveformPeaks';

/** Sizes in units of the drawing. */
const HEIGHT = 64;
const BAR = 4;
/** Seconds by which an arrow key moves the position. */
const STEP_SEC = 5;

export interface WaveformProps {
  /** The peak level of each part, 0 to 1. */
  peaks: readonly number[];
  /** Seconds. */
  position: number;
  duration: number;
  onSeek: (seconds: number) => void;
}

/** Draws the recording as bars; a click or the arrow keys move the position. */
export function Waveform({ peaks, position, duration, onSeek }: WaveformProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const width = peaks.length * BAR;
  const bars = peaks.map((peak, place) => ({ x: place * BAR, height: Math.max(2, peak * HEIGHT) }));
  const share = duration > 0 ? position / duration : 0;

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - left) / shown) * duration);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -STEP_SEC, ArrowRight: STEP_SEC }[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? duration : undefined;
    if (step === undefined && target === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, target ?? position + (step ?? 0))));
  }
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={translate('visit-manage.player.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={`${clockText(position)} / ${clockText(duration)}`}
      onPointerDown={point}
      onKeyDown={press}
      sx={{ cursor: 'pointer', borderRadius: 1, '& svg': { display: 'block', width: '100%', height: HEIGHT } }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ x, height }) => (
          <rect
            key={x}
            x={x}
            y={(HEIGHT - height) / 2}
            width={BAR - 1}
            height={height}
            fill={x < share * width ? palette.primary.main : palette.action.disabled}
          />
        ))}
      </svg>
    </Box>
  );
}
