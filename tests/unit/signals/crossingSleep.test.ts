import { describe, expect, it } from 'vitest';
import type { Series } from '../../../src/plugins/record/entities/series';
import { sleepDayOf } from '../../../src/plugins/record/entities/sleep/sleepDay';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import {
  boundOf,
  crossingSleep,
  seriesOfSleepDay,
  usualSide,
} from '../../../src/plugins/record/server/signals/crossingSleep';
import { dayOf, times } from './support/dayOf';

const [W, L] = [0, 1];
const DAY_MIN = 1_440;
const DAY_SEC = 86_400;
const DATES = 4;

type Samples = (number | null)[];

/** Cuts stages by the minute, from 18:00 before the first date on, into records from 18:00 to 18:00. */
const recordsOf = (minutes: Samples, intervalSec = 60): Series[] =>
  Array.from({ length: DATES }, (_, date) => {
    const own = minutes.slice(date * DAY_MIN, (date + 1) * DAY_MIN);
    const stage = intervalSec === 30 ? own.flatMap((value) => [value, value]) : own;
    return dayOf({ kind: 'sleepStatus', intervalSec, channels: { stage } }).series!;
  });

/** Returns the figures of each sleep day. */
function figuresOf(records: readonly Series[]) {
  const bound = (one: Series | undefined, other: Series | undefined) => {
    const crossing = one && other ? crossingSleep(one, other) : null;
    return crossing && boundOf(crossing, usualSide(crossing));
  };
  return records.map((day, index) => {
    const [before, after] = [records[index - 1], records[index + 1]];
    const end = bound(day, after);
    const bounds = { sleepDayBeginSec: bound(before, day), sleepDayEndSec: end === null ? null : end + DAY_SEC };
    const series = seriesOfSleepDay({ before, day, after }, sleepDayOf(bounds));
    const figures = aggregatesOf.sleepStatus({ ...dayOf({ kind: 'sleepStatus' }), series });
    const { inBedMin, latencyMin, asleepMin = null, wasoMin, napMin, totalSleepMin = null } = figures;
    return { bounds, series, inBedMin, latencyMin, asleepMin, wasoMin, napMin, totalSleepMin };
  });
}

/** Places a period of stages that begins each day at a minute after 18:00. */
function daily(startMin: number, period: Samples, days = DATES - 2): Samples {
  const all: Samples = times(DATES * DAY_MIN, null);
  for (let day = 0; day < days; day += 1) {
    period.forEach((stage, index) => {
      all[(day + 1) * DAY_MIN + startMin + index] = stage;
    });
  }
  return all;
}

const sleep: Samples = [...times(15, W), ...times(240, L), ...times(10, W), ...times(200, L), ...times(5, W)];
const starts = Array.from({ length: 48 }, (_, half) => half * 30);

describe.each([60, 30])('a sleep at any time of the day, in epochs of %i s', (intervalSec) => {
  it.each(starts)('that begins %i minutes after 18:00 is one sleep with its latency and end', (startMin) => {
    const found = figuresOf(recordsOf(daily(startMin, sleep), intervalSec));
    const slept = found.filter(({ asleepMin }) => asleepMin !== null);
    expect(slept.map(({ asleepMin }) => asleepMin)).toEqual([440, 440]);
    for (const night of slept) {
      expect(night).toMatchObject({ inBedMin: 470, latencyMin: 15, wasoMin: 15, napMin: 0, totalSleepMin: 440 });
    }
  });

  it.each(starts)('that begins %i minutes after 18:00 is counted once with a nap eight hours after it', (startMin) => {
    const nap = [...times(480, null), ...times(60, L)];
    const found = figuresOf(recordsOf(daily(startMin, [...sleep, ...nap]), intervalSec));
    const total = found.reduce((sum, { totalSleepMin }) => sum + Number(totalSleepMin ?? 0), 0);
    expect(total).toBe(2 * 500);
    expect(found.filter(({ asleepMin }) => asleepMin === 440)).toHaveLength(2);
  });
});

describe('the bounds of sleep days', () => {
  it.each(starts)('meet, whatever crosses them: a sleep %i minutes after 18:00', (startMin) => {
    const found = figuresOf(recordsOf(daily(startMin, sleep)));
    found.slice(1).forEach(({ series }, index) => {
      const { startSec, count } = found[index]!.series;
      expect(startSec + count * 60).toBe(series.startSec + DAY_SEC);
    });
  });

  it('are 18:00 for sleep that ends or begins there, and for a person awake', () => {
    // Until 18:00, from 18:00 on, and awake in bed across it.
    for (const period of [
      [...times(60, L)],
      [...times(60, null), ...times(60, L)],
      [...times(60, W), ...times(60, W)],
    ]) {
      const found = figuresOf(recordsOf(daily(-60, period)));
      for (const { bounds } of found) expect(bounds).toEqual({ sleepDayBeginSec: null, sleepDayEndSec: null });
    }
  });

  it('belong to sleeps less than an hour apart together', () => {
    const [before, after] = recordsOf(daily(-90, [...times(60, L), ...times(59, null), ...times(60, L)])).slice(0, 2);
    expect(crossingSleep(before!, after!)).toMatchObject({ asleepMin: 120 });
    const [day, next] = recordsOf(daily(-90, [...times(60, L), ...times(60, null), ...times(60, L)])).slice(0, 2);
    expect(crossingSleep(day!, next!)).toBeNull();
  });

  it('give a sleep to the date on which it ends', () => {
    const [first, second] = figuresOf(recordsOf(daily(-240, times(480, L), 1)));
    expect([first?.asleepMin, second?.asleepMin]).toEqual([480, null]);
    const [day, next] = figuresOf(recordsOf(daily(-60, times(480, L), 1)));
    expect([day?.asleepMin, next?.asleepMin]).toEqual([null, 480]);
  });
});
