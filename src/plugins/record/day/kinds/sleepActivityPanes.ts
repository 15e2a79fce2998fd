import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import { numberOf, type PanesOf, trackOf } from './kindDay';

/** Movements in bed minute by minute, turns, and the times out of bed. */
export const sleepActivityPanes: PanesOf = ({ series, events, translateDay }) => {
  const moves = trackOf(series, 'moves');
  const turns = trackOf(series, 'turns');
  return [
    {
      id: 'moves',
      title: translateDay('sleepActivity.title'),
      height: 170,
      domain: domainOf(moves.values, [0, 20]),
      layers: [
        {
          type: 'bars',
          id: 'moves',
          label: translateDay('sleepActivity.moves'),
          color: 'first',
          track: moves,
          decimals: 0,
        },
      ],
    },
    {
      id: 'turns',
      title: translateDay('sleepActivity.turns'),
      height: 50,
      domain: domainOf(turns.values, [0, 4]),
      layers: [
        {
          type: 'bars',
          id: 'turns',
          label: translateDay('sleepActivity.turns'),
          color: 'fourth',
          track: turns,
          decimals: 0,
        },
      ],
    },
    {
      id: 'exits',
      title: translateDay('sleepActivity.exits'),
      height: 30,
      layers: [
        {
          type: 'spans',
          id: 'exits',
          label: translateDay('sleepActivity.exit'),
          items: events.map((event) => {
            const [sec, durationSec] = [numberOf(event, 'sec'), numberOf(event, 'durationSec')];
            return {
              fromSec: sec,
              toSec: sec + durationSec,
              // An absence of half an hour needs attention (our choice).
              color: durationSec > 1_800 ? ('critical' as const) : ('wake' as const),
              text: translateDay('sleepActivity.exitText', {
                time: clockAt(sec),
                minutes: Math.max(1, Math.round(durationSec / 60)),
              }),
            };
          }),
        },
      ],
    },
  ];
};
