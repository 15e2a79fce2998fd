import { sleepStages } from '../../entities/kinds/sleepStatus';
import type { Series } from '../../entities/series';
import { type SleepDay, usualSleepDay } from '../../entities/sleep/sleepDay';
import { NAP_GAP_MIN, sleepBouts } from './mainSleep';

/** Sleep that continues across 18:00, in seconds from the midnight after it. Includes the time awake in bed around it. */
export interface CrossingSleep {
  fromSec: number;
  toSec: number;
  asleepMin: number;
}

/** The date to which a sleep across 18:00 belongs: the one that ends at 18:00, or the one that begins there. */
export type CrossingSide = 'ending' | 'beginning';

const DAY_SEC = 86_400;
const WAKE = sleepStages.indexOf('wake');
/** Maximum minutes awake in bed that belong to a sleep, on each side of it (our choice). */
const IN_BED_MAX_MIN = 120;

/** Returns the sleep that continues from the stages of a day into those of the next; null if there is none. */
export function crossingSleep(day: Series, next: Series): CrossingSleep | null {
  const [last, first] = [sleepBouts(day).at(-1), sleepBouts(next)[0]];
  if (!last || !first) return null;
  const ofDay = (index: number) => day.startSec + index * day.intervalSec - DAY_SEC;
  const ofNext = (index: number) => next.startSec + index * next.intervalSec;
  if (ofNext(first.from) - ofDay(last.to) >= NAP_GAP_MIN * 60) return null;
  return {
    fromSec: ofDay(last.from - awakeEpochs(day, last.from - 1, -1)),
    toSec: ofNext(first.to + awakeEpochs(next, first.to, 1)),
    asleepMin: (last.asleep * day.intervalSec + first.asleep * next.intervalSec) / 60,
  };
}

/** Counts the measured epochs awake from an index on, in a direction. */
function awakeEpochs({ intervalSec, channels }: Series, from: number, step: 1 | -1): number {
  const most = (IN_BED_MAX_MIN * 60) / intervalSec;
  let count = 0;
  while (count < most && channels.stage?.[from + count * step] === WAKE) count += 1;
  return count;
}

/** Returns the date to which a sleep across 18:00 belongs by default: the one on which it ends. */
export const usualSide = ({ toSec }: CrossingSleep): CrossingSide => (toSec <= 0 ? 'ending' : 'beginning');

/** Returns the whole minute at which one sleep day ends and the next begins, so that the sleep is not cut. */
export const boundOf = ({ fromSec, toSec }: CrossingSleep, side: CrossingSide): number =>
  side === 'ending' ? Math.ceil(toSec / 60) * 60 : Math.floor(fromSec / 60) * 60;

/** Returns the side for which a bound was stored; undefined for 18:00. */
export function sideOfBound(beginSec: unknown): CrossingSide | undefined {
  if (typeof beginSec !== 'number') return undefined;
  return beginSec < usualSleepDay.beginSec ? 'beginning' : 'ending';
}

/** The stored samples of a day and of its neighbors. */
interface ThreeDays {
  before?: Series | null | undefined;
  day: Series;
  after?: Series | null | undefined;
}

/** Joins the samples of a sleep day. A neighbor with another interval is read at the steps of the day. */
export function seriesOfSleepDay({ before, day, after }: ThreeDays, { beginSec, endSec }: SleepDay): Series {
  const { intervalSec } = day;
  const sources = [
    { series: before, shift: -DAY_SEC },
    { series: day, shift: 0 },
    { series: after, shift: DAY_SEC },
  ];
  const count = Math.round((endSec - beginSec) / intervalSec);
  const channels = Object.keys(day.channels).map((name) => {
    const samples = Array.from({ length: count }, (_, index) => {
      const sec = beginSec + index * intervalSec;
      for (const { series, shift } of sources) {
        const sample = series ? sampleOf(series, name, sec - shift) : null;
        if (sample !== null) return sample;
      }
      return null;
    });
    return [name, samples] as const;
  });
  return { startSec: beginSec, intervalSec, count, channels: Object.fromEntries(channels) };
}

/** Returns the sample at a second; null outside the grid. */
export function sampleOf({ startSec, intervalSec, channels }: Series, channel: string, sec: number): number | null {
  return channels[channel]?.[Math.floor((sec - startSec) / intervalSec)] ?? null;
}
