import Box from '@mui/material/Box';
import { useLocaleState } from 'react-admin';
import type { RawSignal } from '../../entities/kinds/raw';
import { useChartColors } from '../chart/chartColors';
import type { Span } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import { useDayTranslate } from '../useDayTranslate';
import type { extremesOf } from './decodeRun';
import type { PageSegment } from './segments';
import type { SignalDisplay } from './signalDisplays';

export interface PageSummaryProps {
  id: string;
  signal: RawSignal;
  display: SignalDisplay;
  span: Span;
  segments: readonly PageSegment[];
  extremes: ReturnType<typeof extremesOf>;
  isWaiting: boolean;
}

/** Describes a page in words: what was measured, in which packets, and what is missing and why. */
export function PageSummary({ id, signal, display, span, segments, extremes, isWaiting }: PageSummaryProps) {
  const translateDay = useDayTranslate();
  const [locale] = useLocaleState();
  const colors = useChartColors();
  const times = ({ fromSec, toSec }: Span) => ({ from: clockAt(fromSec, true), to: clockAt(toSec, true) });
  const summaryParams = { ...times(span), signal: translateDay(`raw.signals.${signal}`) };
  const format = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: display.decimals });
  const summary = extremes
    ? translateDay('waveform.summary', {
        ...summaryParams,
        count: extremes.count.toLocaleString(locale),
        least: format(extremes.least),
        greatest: format(extremes.greatest),
        unit: display.unit,
      })
    : translateDay(isWaiting ? 'waveform.waiting' : 'waveform.nothing', summaryParams);
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {display.axes.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1.5 }} aria-hidden>
          {display.axes.map(({ name, color }) => (
            <Box key={name} component="span" sx={{ color: colors[color], fontWeight: 600 }}>
              {name}
            </Box>
          ))}
        </Box>
      )}
      <Box id={id} aria-live="polite" sx={{ minHeight: '4.5em' }}>
        <div>{summary}</div>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {segments.map((segment) => (
            <li key={`${segment.state} ${segment.fromSec} ${segment.packet?.seq}`}>
              {translateDay(`waveform.pieces.${segment.state}`, {
                ...times(segment),
                seq: segment.packet?.seq ?? '',
                hz: segment.packet?.hz ?? '',
              })}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
