import { bandsOf } from '../plot/bands';
import { domainOf } from '../plot/valueScale';
import { implausiblePanes } from './excludedPanes';
import { type PanesOf, thresholdOf, trackOf } from './kindDay';

/** Percentages that are always in view. */
const DEFAULT_RANGE = [70, 100] as const;

/** The saturation with its reference bands. Below 90 % is critical unless the wearer's health class sets another limit. */
export const bloodOxygenPanes: PanesOf = ({ series, wearer, translateDay }) => {
  const track = trackOf(series, 'spo2');
  const threshold = thresholdOf(wearer, 'bloodOxygen');
  return [
    {
      id: 'bloodOxygen',
      title: translateDay('bloodOxygen.title'),
      height: 240,
      domain: domainOf(track.values, DEFAULT_RANGE),
      bands: threshold ? bandsOf(threshold) : [{ from: null, to: 90, level: 'critical' }],
      layers: [
        { type: 'line', id: 'spo2', label: translateDay('bloodOxygen.spo2'), color: 'first', track, decimals: 0 },
      ],
    },
    ...implausiblePanes(series, 'spo2', translateDay),
  ];
};
