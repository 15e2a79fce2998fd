import { bandsOf } from '../plot/bands';
import { domainOf } from '../plot/valueScale';
import { implausiblePanes } from './apartPanes';
import { type PanesOf, thresholdOf, trackOf } from './kindDay';

/** Breaths a minute that are always in view. */
const ROOM = [6, 30] as const;

/** The respiratory rate with its reference bands. */
export const respiratoryRatePanes: PanesOf = ({ series, wearer, word }) => {
  const track = trackOf(series, 'rate');
  return [
    {
      id: 'respiratoryRate',
      title: word('respiratoryRate.title'),
      height: 240,
      domain: domainOf(track.values, ROOM),
      bands: bandsOf(thresholdOf(wearer, 'respiratoryRate')),
      layers: [{ type: 'line', id: 'rate', label: word('respiratoryRate.rate'), color: 'first', track, decimals: 0 }],
    },
    ...implausiblePanes(series, 'rate', word),
  ];
};
