import { describe, expect, it } from 'vitest';
import { defaultThresholds } from '../../../src/plugins/device/entities/thresholds/usualThresholds';
import type { Series } from '../../../src/plugins/record/entities/series';
import {
  crossMidnightAlerts,
  reachesDayEnd,
  reachesDayStart,
} from '../../../src/plugins/record/server/signals/alerts/crossMidnightAlerts';
import { thresholdsOf } from '../../../src/plugins/record/server/signals/alerts/thresholdOf';

const DAY_MIN = 1_440;
const usual = defaultThresholds();
const of = thresholdsOf(usual);
const heartRate = of('heartRate');
const [LOW, HIGH] = [heartRate.critLow ?? 0, heartRate.critHigh ?? 0];
/** Minutes for which a critical rate must last. */
const HOLD = heartRate.critHoldMin ?? 0;
const wearer = { gender: null, age: null, restingHr: null, maxHr: null, pacemaker: false };

/** A day of heart rates, minute by minute; 70 by default. */
function rates(rateAt: (minute: number) => number | null | undefined, intervalSec = 60): Series {
  const count = 86_400 / intervalSec;
  const mean = Array.from({ length: count }, (_, index) => {
    const rate = rateAt((index * intervalSec) / 60);
    return rate === undefined ? 70 : rate;
  });
  return { startSec: 0, intervalSec, count, channels: { mean } };
}

/** The given minutes at a rate until midnight, and from then on. */
const until = (minutes: number, rate: number) => rates((minute) => (minute >= DAY_MIN - minutes ? rate : undefined));
const from = (minutes: number, rate: number) => rates((minute) => (minute < minutes ? rate : undefined));

const found = (eve: Series | null, series: Series) =>
  crossMidnightAlerts('heartRate', { series, previousDay: eve, events: [], wearer }, of)
    .filter(({ level }) => level === 'critical')
    .map(({ code, fromSec, toSec }) => [code, (fromSec ?? 0) / 60, (toSec ?? 0) / 60]);

describe('a threshold with a hold time', () => {
  it('has limits to test', () => {
    expect([LOW, HIGH, HOLD].every((value) => value > 0)).toBe(true);
  });

  it.each([
    ['at the high limit', HIGH, true],
    ['one below the high limit', HIGH - 1, false],
    ['one above the high limit', HIGH + 1, true],
    ['at the low limit', LOW, true],
    ['one above the low limit', LOW + 1, false],
    ['one below the low limit', LOW - 1, true],
  ])('is held over midnight for exactly its hold time: %s', (_, rate, isFound) => {
    const half = Math.floor(HOLD / 2);
    const code = rate > 70 ? 'heartRateHigh' : 'heartRateLow';
    const told = found(until(half, rate), from(HOLD - half, rate));
    expect(told).toEqual(isFound ? [[code, -half, HOLD - half]] : []);
  });

  it.each([
    [HOLD - 1, 1, true],
    [1, HOLD - 1, true],
    [HOLD - 2, 1, false],
    [1, HOLD - 2, false],
    [Math.floor(HOLD / 2), HOLD - Math.floor(HOLD / 2) - 1, false],
  ])('counts %i minutes before midnight and %i after', (before, after, isFound) => {
    expect(found(until(before, LOW), from(after, LOW)).length > 0).toBe(isFound);
  });

  it('tolerates a blip at midnight, up to the number that a window allows', () => {
    const half = HOLD / 2;
    const blip = (minutes: number) =>
      rates((minute) => (minute >= minutes && minute < minutes + half ? LOW : undefined));
    const most = Math.floor(HOLD * 1.2) - HOLD;
    expect(found(until(half, LOW), blip(most))).toHaveLength(1);
    expect(found(until(half, LOW), blip(most + 1))).toEqual([]);
  });

  it('is interrupted by a gap at midnight as long as the hold time', () => {
    const gap = (minutes: number) =>
      rates((minute) => (minute < minutes ? null : minute < minutes + HOLD - 1 ? LOW : undefined));
    expect(found(until(1, LOW), gap(HOLD - 1))).toHaveLength(1);
    expect(found(until(1, LOW), gap(HOLD))).toEqual([]);
  });

  it('reports on the next day the start of the episode, and nothing that ended at midnight', () => {
    expect(found(until(120, LOW), from(5, LOW))).toEqual([['heartRateLow', -120, 5]]);
    expect(found(until(120, LOW), from(0, LOW))).toEqual([]);
  });

  it('is evaluated alone without the day before', () => {
    expect(found(null, from(HOLD - 1, LOW))).toEqual([]);
    expect(found(null, from(HOLD, LOW))).toEqual([['heartRateLow', 0, HOLD]]);
  });

  it.each([
    [300, 60],
    [60, 300],
  ])('is held over a change of the step from %i s to %i s', (before, after) => {
    const eve = rates((minute) => (minute >= DAY_MIN - 5 ? LOW : undefined), before);
    const day = rates((minute) => (minute < HOLD ? LOW : undefined), after);
    expect(found(eve, day)[0]?.slice(0, 2)).toEqual(['heartRateLow', -5]);
  });
});

describe('days that touch midnight', () => {
  const span = Math.floor(Math.max(HOLD, heartRate.holdMin ?? 0) * 1.2);
  const warn = heartRate.warnLow ?? 0;

  it.each([
    ['its first minute', 0, true],
    ['the last minute that a window from before it may hold', span - 1, true],
    ['one minute later', span, false],
  ])('are joined when a value is beyond a limit in %s', (_, minute, isTouching) => {
    const day = rates((at) => (at === minute ? warn : undefined));
    const mirrored = rates((at) => (at === DAY_MIN - 1 - minute ? warn : undefined));
    expect(reachesDayStart('heartRate', day, usual)).toBe(isTouching);
    expect(reachesDayEnd('heartRate', mirrored, usual)).toBe(isTouching);
  });

  it('count valid minutes only', () => {
    const late = rates((at) => (at < 200 ? null : at === 200 ? warn : undefined));
    expect(reachesDayStart('heartRate', late, usual)).toBe(true);
    expect(
      reachesDayStart(
        'heartRate',
        rates(() => null),
        usual,
      ),
    ).toBe(false);
    expect(reachesDayStart('sport', late, usual)).toBe(false);
    expect(reachesDayStart('heartRate', null, usual)).toBe(false);
  });
});

describe('a desaturation', () => {
  const movement = (mean: number, peak: number): Series => ({
    startSec: 0,
    intervalSec: 60,
    count: DAY_MIN,
    channels: { mean: new Array(DAY_MIN).fill(mean), peak: new Array(DAY_MIN).fill(peak) },
  });

  it('is found in the first minute of the following day', () => {
    const eve = movement(50, 3_001);
    const falls = (series: Series, before: Series | null) =>
      crossMidnightAlerts('sportAmplitude', { series, previousDay: before, events: [], wearer }, of);
    expect(falls(movement(9, 0), eve)).toMatchObject([
      { code: 'possibleFall', level: 'critical', fromSec: -60, toSec: 60, value: 3_001 },
    ]);
    expect(falls(movement(10, 0), eve)).toEqual([]);
    expect(falls(movement(9, 0), movement(50, 3_000))).toEqual([]);
    expect(falls(movement(9, 0), null)).toEqual([]);
    expect([reachesDayEnd('sportAmplitude', eve, []), reachesDayStart('sportAmplitude', movement(9, 0), [])]).toEqual([
      true,
      true,
    ]);
  });
});
