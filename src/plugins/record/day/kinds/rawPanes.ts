import { rawSignals } from '../../entities/kinds/raw';
import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import { type DayEvent, numberOf, type PanesOf } from './kindDay';

const HOURS = 24;

/** Shows which packets of each signal have arrived, and how much data in each hour. */
export const rawPanes: PanesOf = ({ events, translateDay }) => {
  const kilobytes = hourlyKilobytes(events);
  return [
    {
      id: 'packets',
      title: translateDay('raw.packets'),
      height: 130,
      layers: [
        {
          type: 'spans',
          id: 'packets',
          label: translateDay('raw.packet'),
          isContinuous: true,
          rows: rawSignals.map((signal) => translateDay(`raw.signals.${signal}`)),
          items: events.map((event) => {
            const sec = numberOf(event, 'sec');
            const row = (rawSignals as readonly unknown[]).indexOf(event.signal);
            return {
              fromSec: sec,
              toSec: sec + numberOf(event, 'ms') / 1_000,
              row: Math.max(0, row),
              color: signalColors[row] ?? 'first',
              text: translateDay('raw.packetText', {
                seq: numberOf(event, 'seq'),
                time: clockAt(sec, true),
                hz: numberOf(event, 'hz'),
                bytes: numberOf(event, 'bytes'),
              }),
            };
          }),
        },
      ],
    },
    {
      id: 'bytes',
      title: translateDay('raw.bytes'),
      height: 90,
      domain: domainOf(kilobytes, [0, 10]),
      layers: [
        {
          type: 'bars',
          id: 'bytes',
          label: translateDay('raw.bytes'),
          color: 'quiet',
          track: { startSec: 0, intervalSec: 3_600, values: kilobytes },
          decimals: 0,
        },
      ],
    },
  ];
};

const signalColors = ['first', 'second', 'fourth', 'third'] as const;

/** Returns the kilobytes that arrived in each hour. An hour without a packet is a gap. */
function hourlyKilobytes(events: readonly DayEvent[]): (number | null)[] {
  const hours = new Array<number | null>(HOURS).fill(null);
  for (const event of events) {
    const hour = Math.floor(numberOf(event, 'sec') / 3_600);
    if (hour >= 0 && hour < HOURS) hours[hour] = (hours[hour] ?? 0) + numberOf(event, 'bytes') / 1_024;
  }
  return hours;
}
