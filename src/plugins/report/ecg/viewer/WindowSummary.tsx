import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import type { Beat } from '../../entities/decodeBeats';
import { beatsBetween, isEctopic } from './beatsBetween';
import { type View, visibleSeconds } from './scale';
import type { WaveformSource } from './WaveformSource';

export interface WindowSummaryProps {
  id: string;
  source: WaveformSource;
  beats: readonly Beat[];
  view: View;
  /** Time of the first sample, in milliseconds since 1970. */
  begin: number;
  /** Width of the picture in pixels. */
  width: number;
}

/** Describes the visible part for users who cannot see it, and how to navigate. */
export function WindowSummary({ id, source, beats, view, begin, width }: WindowSummaryProps) {
  const translate = useTranslate();
  const { hz, sampleCount } = source.waveform;
  const end = Math.min(view.start + visibleSeconds(view, { width }), sampleCount / hz);
  const shown = beatsBetween(beats, view.start * hz, end * hz).filter(({ label }) => label !== 'X');
  const span = (shown.at(-1)?.sample ?? 0) - (shown[0]?.sample ?? 0);
  const rate = shown.length > 1 ? Math.round((60 * hz * (shown.length - 1)) / span) : undefined;
  const ectopic = shown.filter(isEctopic).length;
  const clock = (second: number) => wallClock(begin + second * 1000).slice(-'HH:mm:ss'.length);
  return (
    <Typography id={id} variant="caption" component="p" aria-live="polite" sx={{ color: 'text.secondary', margin: 0 }}>
      {translate('report-manage.ecg.window', {
        from: clock(view.start),
        to: clock(end),
        beats: shown.length,
        rate: rate ?? '—',
        ectopic,
      })}{' '}
      {translate('report-manage.ecg.keys')}
    </Typography>
  );
}
