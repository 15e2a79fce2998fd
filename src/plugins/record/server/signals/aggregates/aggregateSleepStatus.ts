import { sleepStages } from '../../../entities/kinds/sleepStatus';
import type { Series } from '../../../entities/series';
import { seriesOfSleepDay } from '../crossingSleep';
import type { SignalDay } from '../signalDay';
import { sleepArchitectureOf } from '../sleepArchitecture';

/** Returns the stages of a night in minutes, naps, and the quality of the sleep. */
export function aggregateSleepStatus({ series: all, sleepDay }: SignalDay) {
  const series = all && sleepDay ? seriesOfSleepDay({ day: all }, sleepDay) : all;
  const night = series && sleepArchitectureOf(series);
  if (!night) return {};
  const totalSleepMin = sleepMinutes(series);
  const { bedSec: _bed, riseSec: _rise, sleepSec, wakeSec, ...figures } = night;
  return {
    ...figures,
    totalSleepMin: night.asleepMin === null ? null : Math.max(totalSleepMin, night.asleepMin),
    napMin: night.asleepMin === null ? null : Math.max(0, totalSleepMin - night.asleepMin),
    midpointSec: sleepSec === null || wakeSec === null ? null : Math.round((sleepSec + wakeSec) / 2),
  };
}

const WAKE = sleepStages.indexOf('wake');

/** Returns the whole minutes asleep, naps included. */
function sleepMinutes({ intervalSec, channels }: Series): number {
  const asleep = (channels.stage ?? []).filter((stage) => stage !== null && stage !== WAKE).length;
  return Math.min(1_440, Math.round((asleep * intervalSec) / 60));
}
