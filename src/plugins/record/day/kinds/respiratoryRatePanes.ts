import { bandsOf } from '../plot/bands';
import { domainOf } from '../plot/valueScale';
import { implausiblePanes } from './excludedPanes';
import { type PanesOf, thresholdOf, trackOf } from './kindDay';

/** Breaths a minute that are always in view. */
const DEFAULT_RANGE = [6, 30] as const;

/** The respiratory rate with its reference bands. */
export const respiratoryRatePanes: PanesOf = ({ series, wearer, translateDay }) => {
  const track = trackOf(series, 'rate');
  return [
    {
      id: 'respiratoryRate',
      title: translateDay('respiratoryRate.title'),
      height: 240,
      domain: domainOf(track.values, DEFAULT_RANGE),
      bands: bandsOf(thresholdOf(wearer, 'respiratoryRate')),
      layers: [
        { type: 'line', id: 'rate', label: translateDay('respiratoryRate.rate'), color: 'first', track, decimals: 0 },
      ],
    },
    ...implausiblePanes(series, 'rate', translateDay),
  ];
};
