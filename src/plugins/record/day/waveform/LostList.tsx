import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { PacketEntry, RawSignal } from '../../entities/kinds/raw';
import { clockAt } from '../plot/timeTicks';
import { useDayTranslate } from '../useDayTranslate';
import { type LostPackets, lostPackets } from './lostPackets';
import { packetsOf } from './segments';

/** Maximum number of listed gaps. A day with more has a problem that their position does not explain. */
const LISTED_MAX = 50;

export interface LostListProps {
  packets: readonly PacketEntry[];
  signals: readonly RawSignal[];
  /** Shows the moment at which packets are missing. */
  onShow: (signal: RawSignal, sec: number) => void;
}

/** Lists the packets that never arrived, found by gaps in their numbers. */
export function LostPacketList({ packets, signals, onShow }: LostListProps) {
  const translateDay = useDayTranslate();
  const places = useMemo(
    () => signals.flatMap((signal) => lostPackets(packetsOf(packets, signal)).map((lost) => ({ ...lost, signal }))),
    [packets, signals],
  );
  if (places.length === 0) return null;
  const count = places.reduce((sum, { firstSeq, lastSeq }) => sum + lastSeq - firstSeq + 1, 0);
  const numbers = ({ firstSeq, lastSeq }: LostPackets) =>
    firstSeq === lastSeq
      ? translateDay('waveform.lost.one', { seq: firstSeq })
      : translateDay('waveform.lost.several', { first: firstSeq, last: lastSeq });
  return (
    <Box component="section" aria-label={translateDay('waveform.lost.title', { count })} sx={{ marginBlockStart: 1.5 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translateDay('waveform.lost.title', { count })}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {places.slice(0, LISTED_MAX).map((lost) => (
          <li key={`${lost.signal} ${lost.firstSeq}`}>
            <Button
              size="small"
              sx={{ textTransform: 'none', textAlign: 'start' }}
              onClick={() => onShow(lost.signal, lost.fromSec)}
            >
              {translateDay(`raw.signals.${lost.signal}`)} {numbers(lost)} · {clockAt(lost.fromSec, true)}–
              {clockAt(lost.toSec, true)}
            </Button>
          </li>
        ))}
      </Box>
      {places.length > LISTED_MAX && (
        <Typography variant="caption">
          {translateDay('waveform.lost.more', { count: places.length - LISTED_MAX })}
        </Typography>
      )}
    </Box>
  );
}
