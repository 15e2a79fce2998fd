import type { SignalDay } from '../signalDay';
import { sleepArchitectureOf } from '../sleepArchitecture';

/** Returns the stages of a night in minutes, and the quality of the sleep. */
export function aggregateSleepStatus({ series }: SignalDay) {
  const night = series && sleepArchitectureOf(series);
  if (!night) return {};
  const { bedSec: _bed, riseSec: _rise, sleepSec, wakeSec, ...figures } = night;
  return {
    ...figures,
    midpointSec: sleepSec === null || wakeSec === null ? null : Math.round((sleepSec + wakeSec) / 2),
  };
}
