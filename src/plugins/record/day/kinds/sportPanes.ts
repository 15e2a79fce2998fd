import { sumsOver } from '../plot/sampleAt';
import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import { numberOf, type PanesOf, trackOf } from './kindDay';

/** Steps by hour and by five minutes, and the exercise sessions at their time. */
export const sportPanes: PanesOf = ({ series, events, word }) => {
  const steps = trackOf(series, 'steps');
  const hourly = sumsOver(steps, 3_600);
  return [
    {
      id: 'hours',
      title: word('sport.hours'),
      height: 170,
      domain: domainOf(hourly.values, [0, 500]),
      layers: [{ type: 'bars', id: 'hourly', label: word('sport.hours'), color: 'first', track: hourly, decimals: 0 }],
    },
    {
      id: 'steps',
      title: word('sport.steps'),
      height: 90,
      domain: domainOf(steps.values, [0, 100]),
      layers: [{ type: 'bars', id: 'steps', label: word('sport.steps'), color: 'light', track: steps, decimals: 0 }],
    },
    {
      id: 'sessions',
      title: word('sport.sessions'),
      height: 30,
      layers: [
        {
          type: 'spans',
          id: 'sessions',
          label: word('sport.session'),
          items: events.map((event) => {
            const sec = numberOf(event, 'sec');
            const minutes = numberOf(event, 'minutes');
            return {
              fromSec: sec,
              toSec: sec + minutes * 60,
              color: 'fourth' as const,
              text: `${clockAt(sec)} ${word(`sport.types.${event.type}`)} ${word('minutes', { minutes })}`,
            };
          }),
        },
      ],
    },
  ];
};
