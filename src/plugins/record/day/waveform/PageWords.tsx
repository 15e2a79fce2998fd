import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';
import type { RawSignal } from '../../entities/raw';
import { useChartColors } from '../chart/chartColors';
import { useDayWords } from '../dayWords';
import type { Span } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import type { extremesOf } from './decodeRun';
import type { Piece } from './pieces';
import type { ShownSignal } from './shownSignals';

export interface PageWordsProps {
  id: string;
  signal: RawSignal;
  shown: ShownSignal;
  span: Span;
  pieces: readonly Piece[];
  extremes: ReturnType<typeof extremesOf>;
  isWaiting: boolean;
}

/** Describes a page in words: what was measured, in which packets, and what is missing and why. */
export function PageWords({ id, signal, shown, span, pieces, extremes, isWaiting }: PageWordsProps) {
  const word = useDayWords();
  const [locale] = useLocaleState();
  const colors = useChartColors();
  const times = ({ fromSec, toSec }: Span) => ({ from: clockAt(fromSec, true), to: clockAt(toSec, true) });
  const named = { ...times(span), signal: word(`raw.signals.${signal}`) };
  const write = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: shown.decimals });
  const summary = extremes
    ? word('waveform.summary', {
        ...named,
        count: extremes.count.toLocaleString(locale),
        least: write(extremes.least),
        greatest: write(extremes.greatest),
        unit: shown.unit,
      })
    : word(isWaiting ? 'waveform.waiting' : 'waveform.nothing', named);
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {shown.axes.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1.5 }} aria-hidden>
          {shown.axes.map(({ name, color }) => (
            <Box key={name} component="span" sx={{ color: colors[color], fontWeight: 600 }}>
              {name}
            </Box>
          ))}
        </Box>
      )}
      <Box id={id} aria-live="polite" sx={{ minHeight: '4.5em' }}>
        <div>{summary}</div>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {pieces.map((piece) => (
            <li key={`${piece.state} ${piece.fromSec} ${piece.packet?.seq}`}>
              {word(`waveform.pieces.${piece.state}`, {
                ...times(piece),
                seq: piece.packet?.seq ?? '',
                hz: piece.packet?.hz ?? '',
              })}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
