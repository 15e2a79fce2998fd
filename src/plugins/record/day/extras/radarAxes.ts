import type { Aggregates } from '../../entities/dayContext';
import { aggregateOf } from './extra';

/**
 * Norms of adults (Task Force 1996): 24-hour norms for the time domain, five minutes lying down for the frequency shares.
 */
const NORMS = [
  { name: 'SDNN', field: 'sdnn', norm: 141 },
  { name: 'SDANN', field: 'sdann', norm: 127 },
  { name: 'RMSSD', field: 'rmssd', norm: 27 },
  { name: 'HRV index', field: 'triangular', norm: 37 },
  { name: 'LF nu', field: 'lfNu', norm: 54 },
  { name: 'HF nu', field: 'hfNu', norm: 29 },
] as const;

/** Returns each measure of a day and of a baseline as a percentage of its norm; null when unknown. */
export function radarAxes(record: Readonly<Record<string, unknown>>, baseline: Aggregates | undefined) {
  return NORMS.map(({ name, field, norm }) => {
    const share = (value: number | null | undefined) =>
      value === null || value === undefined ? null : Math.round((value / norm) * 100);
    return { name, norm: 100, day: share(aggregateOf(record, field)), baseline: share(baseline?.[field]) };
  });
}
