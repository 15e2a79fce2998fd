import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { wallClock } from '../../../../../contract/moment';
import { secondsShown, type View } from './scale';
import type { WaveformSource } from './WaveformSource';

export interface WindowSummaryProps {
  id: string;
  source: WaveformSource;
  view: View;
  /** Moment of the first sample, in milliseconds since 1970. */
  begin: number;
  /** Pixels of the picture. */
  width: number;
}

/** What the part on the screen holds, for who does not see it, and how it is moved. */
export function WindowSummary({ id, source, view, begin, width }: WindowSummaryProps) {
  const translate = useTranslate();
  const { hz, sampleCount } = source.waveform;
  const end = Math.min(view.start + secondsShown(view, { width }), sampleCount / hz);
  const { samples, labels } = source.beats(view.start * hz, end * hz);
  const [first = 0, last = 0] = [samples[0], samples.at(-1)];
  const rate = samples.length > 1 ? Math.round((60 * hz * (samples.length - 1)) / (last - first)) : undefined;
  const ectopic = labels.filter((label) => label !== 'N').length;
  const clock = (second: number) => wallClock(begin + second * 1000).slice(-'HH:mm:ss'.length);
  return (
    <Typography id={id} variant="caption" component="p" aria-live="polite" sx={{ color: 'text.secondary', margin: 0 }}>
      {translate('report-manage.ecg.window', {
        from: clock(view.start),
        to: clock(end),
        beats: samples.length,
        rate: rate ?? '—',
        ectopic,
      })}{' '}
      {translate('report-manage.ecg.keys')}
    </Typography>
  );
}
