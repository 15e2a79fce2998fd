import { rounded } from '../../../../../../server/plugin-api';
import type { SignalDay } from '../signalDay';
import { sleepArchitectureOf } from '../sleepArchitecture';

/** Stages of a night in minutes, and how well it was slept. */
export function aggregateSleepStatus({ series }: SignalDay) {
  const night = series && sleepArchitectureOf(series);
  const sleepSec = night?.sleepSec ?? null;
  const wakeSec = night?.wakeSec ?? null;
  return {
    inBedMin: rounded(night?.inBedMin ?? null),
    asleepMin: rounded(night?.asleepMin ?? null),
    wakeMin: rounded(night?.wakeMin ?? null),
    lightMin: rounded(night?.lightMin ?? null),
    deepMin: rounded(night?.deepMin ?? null),
    remMin: rounded(night?.remMin ?? null),
    latencyMin: rounded(night?.latencyMin ?? null),
    efficiency: rounded(night?.efficiency ?? null, 1),
    awakenings: night?.awakenings ?? null,
    wasoMin: rounded(night?.wasoMin ?? null),
    midpointSec: sleepSec === null || wakeSec === null ? null : Math.round((sleepSec + wakeSec) / 2),
  };
}
