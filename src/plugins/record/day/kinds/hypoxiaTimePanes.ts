import { clockAt } from '../plot/timeTicks';
import { numberOf, type PanesOf, trackOf } from './kindDay';

/** Depth in percentage points at which an episode fills the row. */
const DEEP = 20;

/** Minutes below 90 and 88 percent by hour, and each desaturation at its time, as high as it was deep. */
export const hypoxiaTimePanes: PanesOf = ({ series, events, translateDay }) => {
  const below90 = trackOf(series, 'below90');
  const below88 = trackOf(series, 'below88');
  const between = {
    ...below90,
    values: below90.values.map((value, at) => (value === null ? null : Math.max(0, value - (below88.values[at] ?? 0)))),
  };
  return [
    {
      id: 'below',
      title: translateDay('hypoxiaTime.title'),
      height: 180,
      domain: [0, 60],
      layers: [
        {
          type: 'stack',
          shape: 'bars',
          id: 'below',
          label: translateDay('hypoxiaTime.title'),
          parts: [
            {
              id: 'below88',
              label: translateDay('hypoxiaTime.below88'),
              color: 'critical',
              track: below88,
              decimals: 0,
            },
            { id: 'below90', label: translateDay('hypoxiaTime.below90'), color: 'warn', track: between, decimals: 0 },
          ],
        },
      ],
    },
    {
      id: 'episodes',
      title: translateDay('hypoxiaTime.episodes'),
      height: 64,
      layers: [
        {
          type: 'spans',
          id: 'episodes',
          label: translateDay('hypoxiaTime.episode'),
          items: events.map((event) => {
            const [sec, durationSec, nadir, drop] = (['sec', 'durationSec', 'nadir', 'drop'] as const).map((name) =>
              numberOf(event, name),
            ) as [number, number, number, number];
            return {
              fromSec: sec,
              toSec: sec + durationSec,
              color: nadir < 88 ? ('critical' as const) : nadir < 90 ? ('warn' as const) : ('first' as const),
              share: Math.min(1, Math.max(0.15, drop / DEEP)),
              text: translateDay('hypoxiaTime.episodeText', {
                time: clockAt(sec, true),
                sec: durationSec,
                nadir,
                drop,
              }),
            };
          }),
        },
      ],
    },
  ];
};
