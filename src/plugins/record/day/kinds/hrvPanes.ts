import { domainOf } from '../plot/valueScale';
import { type PanesOf, trackOf } from './kindDay';

/** Heart rate variability in windows of five minutes: time domain, frequency domain, and the excluded beats. */
export const hrvPanes: PanesOf = ({ series, translateDay }) => {
  const track = (channel: string) => trackOf(series, channel);
  const [sdnn, rmssd, lf, hf] = [track('sdnn'), track('rmssd'), track('lf'), track('hf')];
  const power = lf.values.map((value, at) => (value ?? 0) + (hf.values[at] ?? 0));
  return [
    {
      id: 'time',
      title: translateDay('hrv.time'),
      height: 190,
      domain: domainOf([...sdnn.values, ...rmssd.values], [0, 80]),
      layers: [
        { type: 'line', id: 'sdnn', label: 'SDNN', color: 'first', track: sdnn, decimals: 1 },
        { type: 'line', id: 'rmssd', label: 'RMSSD', color: 'second', track: rmssd, decimals: 1 },
      ],
    },
    {
      id: 'share',
      title: 'pNN50 (%)',
      height: 70,
      domain: domainOf(track('pnn50').values, [0, 20]),
      layers: [{ type: 'area', id: 'pnn50', label: 'pNN50', color: 'fourth', track: track('pnn50'), decimals: 0 }],
    },
    {
      id: 'power',
      title: translateDay('hrv.power'),
      height: 150,
      domain: domainOf(power, [0, 1_000]),
      layers: [
        {
          type: 'stack',
          shape: 'area',
          id: 'power',
          label: translateDay('hrv.power'),
          parts: [
            { id: 'hf', label: 'HF', color: 'deep', track: hf, decimals: 0 },
            { id: 'lf', label: 'LF', color: 'light', track: lf, decimals: 0 },
          ],
        },
      ],
    },
    {
      id: 'ectopic',
      title: translateDay('hrv.ectopic'),
      height: 56,
      domain: domainOf(track('ectopic').values, [0, 10]),
      layers: [
        {
          type: 'bars',
          id: 'ectopic',
          label: translateDay('hrv.ectopic'),
          color: 'third',
          track: track('ectopic'),
          decimals: 0,
        },
      ],
    },
  ];
};
