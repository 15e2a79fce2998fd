import { bandsOf } from '../plot/bands';
import { domainOf } from '../plot/valueScale';
import { implausiblePanes } from './apartPanes';
import { type PanesOf, thresholdOf, trackOf } from './kindDay';

/** Percentages that are always in view. */
const ROOM = [70, 100] as const;

/** The saturation with its reference bands. Below 90 % is critical unless the wearer's health class sets another limit. */
export const bloodOxygenPanes: PanesOf = ({ series, wearer, word }) => {
  const track = trackOf(series, 'spo2');
  const threshold = thresholdOf(wearer, 'bloodOxygen');
  return [
    {
      id: 'bloodOxygen',
      title: word('bloodOxygen.title'),
      height: 240,
      domain: domainOf(track.values, ROOM),
      bands: threshold ? bandsOf(threshold) : [{ from: null, to: 90, level: 'critical' }],
      layers: [{ type: 'line', id: 'spo2', label: word('bloodOxygen.spo2'), color: 'first', track, decimals: 0 }],
    },
    ...implausiblePanes(series, 'spo2', word),
  ];
};
