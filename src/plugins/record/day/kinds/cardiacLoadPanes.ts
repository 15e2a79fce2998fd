import type { Track } from '../plot/plot';
import { runningSum, sumsOver } from '../plot/sampleAt';
import { domainOf } from '../plot/valueScale';
import { type PanesOf, trackOf } from './kindDay';

/** Percent of the heart rate reserve at which effort is light, moderate, vigorous and near maximal (ACSM 2021). */
const EFFORT_STARTS = [0, 30, 40, 60, 90] as const;
const HOUR = 3_600;

/** The load of each hour by effort, its sum since midnight, and the used share of the reserve. */
export const cardiacLoadPanes: PanesOf = ({ series, translateDay }) => {
  const load = trackOf(series, 'load');
  const reserve = trackOf(series, 'reserve');
  const hourly = sumsOver(load, HOUR);
  const sum = runningSum(load);
  const total = Math.max(1, ...sum.values.map((value) => value ?? 0));
  return [
    {
      id: 'load',
      title: translateDay('cardiacLoad.title'),
      height: 200,
      domain: domainOf(hourly.values, [0, 5]),
      layers: [
        {
          type: 'stack',
          shape: 'bars',
          id: 'load',
          label: translateDay('cardiacLoad.load'),
          parts: EFFORT_STARTS.map((from, at) => ({
            id: `effort${at + 1}`,
            label: translateDay(`cardiacLoad.effort.${at + 1}`),
            color: `zone${(at + 1) as 1 | 2 | 3 | 4 | 5}` as const,
            track: sumsOver(within(load, reserve, from, EFFORT_STARTS[at + 1] ?? Number.POSITIVE_INFINITY), HOUR),
            decimals: 1,
          })),
        },
        {
          type: 'line',
          id: 'sum',
          label: translateDay('cardiacLoad.sum'),
          color: 'third',
          track: sum,
          decimals: 1,
          secondaryAxisMax: Math.ceil(total),
        },
      ],
    },
    {
      id: 'reserve',
      title: translateDay('cardiacLoad.reserve'),
      height: 100,
      domain: [0, 100],
      bands: [{ from: 85, to: null, level: 'warn' }],
      layers: [
        {
          type: 'area',
          id: 'reserve',
          label: translateDay('cardiacLoad.reserve'),
          color: 'first',
          track: reserve,
          decimals: 0,
        },
      ],
    },
  ];
};

/** Returns the load of the intervals whose effort lies in a class. The others are 0, so that hours stay comparable. */
function within(load: Track, reserve: Track, from: number, to: number): Track {
  return {
    ...load,
    values: load.values.map((value, at) => {
      if (value === null) return null;
      const effort = reserve.values[at] ?? 0;
      return effort >= from && effort < to ? value : 0;
    }),
  };
}
