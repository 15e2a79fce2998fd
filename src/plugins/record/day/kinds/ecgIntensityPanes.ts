import type { ColorName } from '../plot/plot';
import { domainOf } from '../plot/valueScale';
import { type PanesOf, trackOf } from './kindDay';

/** Millivolts below which the electrode needs a check (our choice). */
const WEAK_MV = 0.3;
/** Minimum signal quality of a good minute, and of a usable minute. */
const GOOD = 80;
const USABLE = 50;

const colorOf = (quality: number): ColorName =>
  quality >= GOOD ? 'good' : quality >= USABLE ? 'warn' : quality > 0 ? 'critical' : 'quiet';

/** The height of the R wave, and a strip that shows how usable the signal was. */
export const ecgIntensityPanes: PanesOf = ({ series, translateDay }) => {
  const amplitude = trackOf(series, 'amplitude');
  return [
    {
      id: 'amplitude',
      title: translateDay('ecgIntensity.title'),
      height: 210,
      domain: domainOf(amplitude.values, [0, 2]),
      bands: [{ from: null, to: WEAK_MV, level: 'warn' }],
      layers: [
        {
          type: 'area',
          id: 'amplitude',
          label: translateDay('ecgIntensity.amplitude'),
          color: 'first',
          track: amplitude,
          decimals: 2,
        },
      ],
    },
    {
      id: 'quality',
      title: translateDay('ecgIntensity.quality'),
      height: 22,
      layers: [
        {
          type: 'strip',
          id: 'quality',
          label: translateDay('ecgIntensity.quality'),
          track: trackOf(series, 'quality'),
          decimals: 0,
          colorOf,
          shown: 'least',
          codes: [
            { label: translateDay('ecgIntensity.good'), color: 'good' },
            { label: translateDay('ecgIntensity.usable'), color: 'warn' },
            { label: translateDay('ecgIntensity.noisy'), color: 'critical' },
            { label: translateDay('ecgIntensity.off'), color: 'quiet' },
          ],
        },
      ],
    },
  ];
};
