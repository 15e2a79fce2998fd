import { sumsOver } from '../plot/sampleAt';
import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import { numberOf, type PanesOf, trackOf } from './kindDay';

/** Steps by hour and by five minutes, and the exercise sessions at their time. */
export const sportPanes: PanesOf = ({ series, events, translateDay }) => {
  const steps = trackOf(series, 'steps');
  const hourly = sumsOver(steps, 3_600);
  return [
    {
      id: 'hours',
      title: translateDay('sport.hours'),
      height: 170,
      domain: domainOf(hourly.values, [0, 500]),
      layers: [
        { type: 'bars', id: 'hourly', label: translateDay('sport.hours'), color: 'first', track: hourly, decimals: 0 },
      ],
    },
    {
      id: 'steps',
      title: translateDay('sport.steps'),
      height: 90,
      domain: domainOf(steps.values, [0, 100]),
      layers: [
        { type: 'bars', id: 'steps', label: translateDay('sport.steps'), color: 'light', track: steps, decimals: 0 },
      ],
    },
    {
      id: 'sessions',
      title: translateDay('sport.sessions'),
      height: 30,
      layers: [
        {
          type: 'spans',
          id: 'sessions',
          label: translateDay('sport.session'),
          items: events.map((event) => {
            const sec = numberOf(event, 'sec');
            const minutes = numberOf(event, 'minutes');
            return {
              fromSec: sec,
              toSec: sec + minutes * 60,
              color: 'fourth' as const,
              text: `${clockAt(sec)} ${translateDay(`sport.types.${event.type}`)} ${translateDay('minutes', { minutes })}`,
            };
          }),
        },
      ],
    },
  ];
};
