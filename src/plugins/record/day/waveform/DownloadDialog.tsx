import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog, saveFile, useKitDataProvider } from '../../../../core/kit';
import { DOWNLOAD_SEC_MAX, type RawSignal } from '../../entities/kinds/raw';
import type { Span } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import { useDayTranslate } from '../useDayTranslate';
import { endOf, PAGE_SEC } from './pages';
import type { PageSegment } from './segments';
import type { RawDay } from './useSamples';

export interface DownloadDialogProps extends RawDay {
  signal: RawSignal;
  page: number;
  /** The pieces of the page. */
  segments: readonly PageSegment[];
  onClose: () => void;
}

/** Asks which range to download, and why. */
export function DownloadDialog({ resource, deviceId, date, signal, page, segments, onClose }: DownloadDialogProps) {
  const translateDay = useDayTranslate();
  const notify = useNotify();
  const dataProvider = useKitDataProvider();
  const labelId = useId();
  const choices = rangeChoices(page, segments);
  const [chosen, setChosen] = useState('page');
  const { span } = choices.find(({ name }) => name === chosen) ?? choices[0];

  async function download(reason: string) {
    const params = { deviceId, date, signal, ...span, reason };
    const content = await dataProvider.download(resource, 'downloadPackets', params);
    const time = clockAt(span.fromSec, true).replaceAll(':', '');
    saveFile({ name: `${signal}-${deviceId}-${date}-${time}.zip`, type: 'application/zip', content });
    notify('record-manage.day.waveform.download.done', { type: 'success' });
  }

  return (
    <ReasonDialog
      title={translateDay('waveform.download.title')}
      description={translateDay('waveform.download.description')}
      suggestions={['signal', 'doctor', 'device'].map((name) => translateDay(`waveform.download.reasons.${name}`))}
      confirmLabel={translateDay('waveform.download.action')}
      onConfirm={download}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={labelId}>{translateDay('waveform.download.stretch')}</FormLabel>
        <RadioGroup aria-labelledby={labelId} value={chosen} onChange={(_, name) => setChosen(name)}>
          {choices.map(({ name, span: { fromSec, toSec } }) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio size="small" />}
              label={`${translateDay(`waveform.download.stretches.${name}`)} ${clockAt(fromSec, true)}–${clockAt(toSec, true)}`}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ReasonDialog>
  );
}

interface Choice {
  name: string;
  span: Span;
}

/** Returns the choices: the page, its minute, its hour, and the first packet in it that has content. */
function rangeChoices(page: number, segments: readonly PageSegment[]): [Choice, ...Choice[]] {
  const around = (seconds: number): Span => {
    const fromSec = Math.floor(page / seconds) * seconds;
    return { fromSec, toSec: fromSec + seconds };
  };
  const packet = segments.find(({ state }) => state === 'there')?.packet;
  return [
    { name: 'page', span: around(PAGE_SEC) },
    { name: 'minute', span: around(60) },
    ...(packet
      ? [
          {
            name: 'packet',
            span: { fromSec: packet.sec, toSec: Math.min(Math.ceil(endOf(packet)), packet.sec + DOWNLOAD_SEC_MAX) },
          },
        ]
      : []),
    { name: 'hour', span: around(DOWNLOAD_SEC_MAX) },
  ];
}
