import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { ChartPanel, ReadError, useAllowedActions } from '../../../../core/kit';
import { type PacketEntry, rawSignals } from '../../entities/kinds/raw';
import type { ExtraProps } from '../extras/extra';
import { useDayTranslate } from '../useDayTranslate';
import { LostPacketList } from './LostList';
import { nameOf } from './segments';
import { useAvailablePackets } from './useSamples';
import { type Position, WaveformViewer } from './WaveformViewer';

const ACTIONS = ['selectPackets', 'selectSamples', 'downloadPackets'];

/** Shows the content of a day's packets. Opens at the moment picked on the timeline above, or at the first packet. */
export default function RawWaveform({ resource, day, picked }: ExtraProps) {
  const translateDay = useDayTranslate();
  const allowed = useAllowedActions(resource, ACTIONS);
  const isAllowed = allowed.has('selectPackets') && allowed.has('selectSamples');
  const { deviceId, date } = day.record;
  // The contract defines the type of this response.
  const packets = day.events as readonly unknown[] as readonly PacketEntry[];
  const signals = useMemo(() => rawSignals.filter((each) => packets.some(({ signal }) => signal === each)), [packets]);
  const contents = useAvailablePackets({ resource, deviceId, date }, isAllowed);
  const [position, setPosition] = useState<Position>();
  useEffect(() => {
    if (!picked) return;
    setPosition((current) => {
      const pickedSignal = signals.find((signal) => signal === rawSignals[picked.row ?? -1]);
      const signal = pickedSignal ?? current?.signal ?? signals[0];
      return signal && { signal, sec: picked.sec };
    });
  }, [picked, signals]);
  if (!isAllowed || signals.length === 0) return null;

  const availablePackets = contents.data;
  function open() {
    const first = packets.find((packet) => availablePackets?.has(nameOf(packet))) ?? packets[0];
    if (first) setPosition({ signal: first.signal, sec: first.sec });
  }
  return (
    <ChartPanel title={translateDay('waveform.title')}>
      {contents.error && <ReadError error={contents.error} onRetry={() => void contents.refetch()} />}
      {!position && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
            {translateDay('waveform.hint')}
          </Typography>
          <Button variant="outlined" size="small" disabled={!availablePackets} onClick={open}>
            {translateDay('waveform.open')}
          </Button>
        </>
      )}
      {position && availablePackets && (
        <WaveformViewer
          {...{ resource, deviceId, date, packets, signals, availablePackets, position, picked }}
          canDownload={allowed.has('downloadPackets')}
          onMove={setPosition}
        />
      )}
      <LostPacketList {...{ packets, signals }} onShow={(signal, sec) => setPosition({ signal, sec })} />
    </ChartPanel>
  );
}
