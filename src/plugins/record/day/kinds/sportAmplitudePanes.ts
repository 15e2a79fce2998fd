import { IMPACT_MG } from '../../entities/kinds/sportAmplitude';
import { domainOf } from '../plot/valueScale';
import { type PanesOf, trackOf } from './kindDay';

/** The mean and the maximum acceleration of each minute. */
export const sportAmplitudePanes: PanesOf = ({ series, translateDay }) => {
  const mean = trackOf(series, 'mean');
  const peak = trackOf(series, 'peak');
  return [
    {
      id: 'mean',
      title: translateDay('sportAmplitude.mean'),
      height: 170,
      domain: domainOf(mean.values, [0, 120]),
      layers: [
        {
          type: 'area',
          id: 'mean',
          label: translateDay('sportAmplitude.mean'),
          color: 'first',
          track: mean,
          decimals: 0,
        },
      ],
    },
    {
      id: 'peak',
      title: translateDay('sportAmplitude.peak'),
      height: 110,
      domain: domainOf(peak.values, [0, IMPACT_MG]),
      bands: [{ from: IMPACT_MG, to: null, level: 'warn' }],
      layers: [
        {
          type: 'bars',
          id: 'peak',
          label: translateDay('sportAmplitude.peak'),
          color: 'second',
          track: peak,
          decimals: 0,
        },
      ],
    },
  ];
};
