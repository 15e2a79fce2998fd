import type { Samples } from '../../../../../server/plugin-api/builtin';
import { sleepStages } from '../../entities/kinds/sleepStatus';
import type { Series } from '../../entities/series';

/** Minutes without sleep that separate a nap from the night (our choice). */
export const NAP_GAP_MIN = 60;
/** Sleep that ends by 22:00 or starts after 08:00 is a nap if there is a longer sleep (our choice). */
const USUAL_NIGHT = { fromSec: -2 * 3_600, toSec: 8 * 3_600 } as const;
const WAKE = sleepStages.indexOf('wake');

/** A period of sleep with only short breaks, from the index of its first epoch to the one after its last. */
interface Bout {
  from: number;
  to: number;
  /** Number of epochs asleep. */
  asleep: number;
}

/**
 * Returns the hours that belong to the main sleep: the usual night, or as many hours around the middle of a daytime sleep.
 */
function nightAround(middleSec: number) {
  const { fromSec, toSec } = USUAL_NIGHT;
  if (middleSec >= fromSec && middleSec <= toSec) return USUAL_NIGHT;
  const half = (toSec - fromSec) / 2;
  return { fromSec: middleSec - half, toSec: middleSec + half };
}

/**
 * Returns the stages of a night without naps. Removes sleep in the evening or morning that is an hour or more apart from the
 * longest sleep, and everything beyond it. An evening nap can begin before the grid does at 18:00.
 */
export function mainSleepOf(series: Series): Series {
  const stages: Samples = series.channels.stage ?? [];
  const { startSec, intervalSec } = series;
  const bouts = sleepBouts(series);
  const main = bouts.reduce<Bout | undefined>(
    (most, bout) => (most && most.asleep >= bout.asleep ? most : bout),
    undefined,
  );
  if (!main || bouts.length === 1) return series;
  const at = (index: number) => startSec + index * intervalSec;
  const night = nightAround((at(main.from) + at(main.to)) / 2);
  const before = bouts.findLast(({ from, to }) => from < main.from && at(to) <= night.fromSec);
  const after = bouts.find(({ from }) => from > main.from && at(from) >= night.toSec);
  const [first, end] = [before?.to ?? 0, after?.from ?? stages.length];
  const stage = stages.map((value, index) => (index >= first && index < end ? value : null));
  return { ...series, channels: { ...series.channels, stage } };
}

/** Returns the periods of sleep that are at least {@link NAP_GAP_MIN} apart. */
export function sleepBouts({ intervalSec, channels }: Series): Bout[] {
  const stages: Samples = channels.stage ?? [];
  const apart = (NAP_GAP_MIN * 60) / intervalSec;
  const bouts: Bout[] = [];
  stages.forEach((stage, index) => {
    if (stage === null || stage === WAKE) return;
    const last = bouts.at(-1);
    if (!last || index - last.to >= apart) bouts.push({ from: index, to: index + 1, asleep: 1 });
    else {
      last.to = index + 1;
      last.asleep += 1;
    }
  });
  return bouts;
}
