import { describe, expect, it } from 'vitest';
import { CUMULATIVE, type Extreme, extremes } from '../../../src/plugins/device/entities/thresholds/extremes';
import type { Threshold } from '../../../src/plugins/device/entities/thresholds/thresholds';
import { defaultThresholds } from '../../../src/plugins/device/entities/thresholds/usualThresholds';
import { deviceUserHealthyTypeSeeds } from '../../../src/plugins/device/server/seeds/deviceUserHealthyType';
import type { Series } from '../../../src/plugins/record/entities/series';
import { evaluateAlerts } from '../../../src/plugins/record/server/signals/alerts/evaluateAlerts';
import { dayOf, times } from './support/dayOf';

/** Values sampled on a grid, each with a value that raises no alert. */
const sampled = [
  { kind: 'heartRate', channel: 'mean', calm: 75 },
  { kind: 'bloodOxygen', channel: 'spo2', calm: 97 },
  { kind: 'respiratoryRate', channel: 'rate', calm: 15 },
] as const;
type Sampled = (typeof sampled)[number];

const NO_LIMITS = { critLow: null, warnLow: null, warnHigh: null, critHigh: null };

const classes = [
  ...deviceUserHealthyTypeSeeds.map(
    ({ code, thresholds = [] }) => [String(code), thresholds as readonly Threshold[]] as const,
  ),
  // A class that monitors nothing and one that names no measure cannot disable extreme values.
  ['without limits', defaultThresholds().map((own) => ({ ...own, ...NO_LIMITS }))] as const,
  ['without measures', []] as const,
];

const alertsOf = ({ kind, channel }: Sampled, values: (number | null)[], own: readonly Threshold[], intervalSec = 60) =>
  evaluateAlerts(kind, dayOf({ kind, intervalSec, channels: { [channel]: values } }), [...own]).filter(
    ({ level }) => level === 'critical',
  );

/** Each limit of a measure with the value just within it. */
const limitsOf = ({ low, high }: Extreme) => [
  ...(low === null ? [] : [{ limit: low, inside: low + 1, outside: low - 1 }]),
  ...(high === null ? [] : [{ limit: high, inside: high - 1, outside: high + 1 }]),
];
const cases = classes.flatMap(([code, own]) =>
  sampled.flatMap((measure) =>
    limitsOf(extremes[measure.kind]).map(
      (limits) => [`${code}, ${measure.kind} ${limits.limit}`, { own, measure, ...limits }] as const,
    ),
  ),
);

describe('extreme values, for every health class,', () => {
  it.each(cases)('are critical after one valid minute: %s', (_, { own, measure, limit, inside, outside }) => {
    const around = (value: number) => [...times(30, measure.calm), value, ...times(30, measure.calm)];
    expect(alertsOf(measure, around(limit), own)).toMatchObject([
      { fromSec: 1_800, toSec: 1_860, value: limit, limit },
    ]);
    expect(alertsOf(measure, around(outside), own)).toMatchObject([{ value: outside, limit }]);
    expect(alertsOf(measure, around(inside), own)).toEqual([]);
  });

  it.each(cases)('are critical in one sample of a coarser grid: %s', (_, { own, measure, limit }) => {
    // Five minutes may also reach the hold time of the class, whose limit is then reported.
    expect(alertsOf(measure, [measure.calm, limit, measure.calm], own, 300)).toMatchObject([{ value: limit }]);
  });

  it.each(cases)('are critical in one minute among missing ones: %s', (_, { own, measure, limit }) => {
    expect(alertsOf(measure, [null, null, limit, null], own)).toHaveLength(1);
  });

  it.each([
    ['heart rate 25 for four minutes', 'heartRate', 25, 4],
    ['heart rate 220 for four minutes', 'heartRate', 220, 4],
    ['saturation 60 % for a minute', 'bloodOxygen', 60, 1],
    ['breathing 4/min for a minute', 'respiratoryRate', 4, 1],
  ] as const)('are critical: %s is critical', (_, kind, value, minutes) => {
    const measure = sampled.find((each) => each.kind === kind) as Sampled;
    for (const [, own] of classes) {
      expect(alertsOf(measure, [...times(60, measure.calm), ...times(minutes, value), measure.calm], own)).toHaveLength(
        1,
      );
    }
  });

  it.each([
    [160, 3, true],
    [160, 2, false],
    [159, 3, false],
    [161, 3, true],
    [179, 3, true],
    [179, 2, false],
    [180, 1, true],
  ])('are critical: a heart rate of %i is critical after %i valid minutes: %s', (rate, minutes, isFound) => {
    const [measure] = sampled;
    const without = classes.filter(([code]) => code.startsWith('without'));
    for (const [, own] of without) {
      expect(alertsOf(measure, [...times(30, 75), ...times(minutes, rate), 75], own)).toHaveLength(isFound ? 1 : 0);
    }
    // Missing minutes are not counted.
    expect(alertsOf(measure, [...times(minutes - 1, rate), null, rate, 75], [])).toHaveLength(isFound ? 1 : 0);
  });

  it.each(
    classes.flatMap(([code, own]) =>
      (['systolic', 'diastolic'] as const).flatMap((measure) =>
        limitsOf(extremes[measure]).map(
          (limits) => [`${code}, ${measure} ${limits.limit}`, { own, measure, ...limits }] as const,
        ),
      ),
    ),
  )('are critical in one reading: %s', (_, { own, measure, limit, outside }) => {
    const critical = (value: number) => {
      const [sys, dia] = measure === 'systolic' ? [value, value - 30] : [Math.max(130, value + 20), value];
      const day = dayOf({ kind: 'bloodPressure', events: [{ sec: 0, sys, dia }] });
      return evaluateAlerts('bloodPressure', day, [...own]).filter(
        (alert) => alert.level === 'critical' && alert.code.startsWith(measure),
      );
    };
    expect(critical(limit)).toHaveLength(1);
    expect(critical(outside)).toHaveLength(1);
  });

  it('at most a quarter of an hour apart are one episode, so that none is lost among too many', () => {
    const [, measure] = sampled;
    const every = (minutes: number) => Array.from({ length: 1_440 }, (_, minute) => (minute % minutes === 0 ? 78 : 97));
    expect(alertsOf(measure, every(16), [])).toHaveLength(1);
    const apart = alertsOf(measure, every(17), []);
    expect(apart).toHaveLength(85);
    expect(apart.at(-1)?.fromSec).toBe(84 * 17 * 60);
  });
});

describe('interrupted minutes beyond a critical limit', () => {
  const [, oxygen] = sampled;
  const critical = defaultThresholds().find(({ measure }) => measure === 'bloodOxygen')?.critLow ?? 0;

  it('are one critical episode of five hours at 75 % for four of every ten minutes', () => {
    const hours = times(30, [...times(4, 75), ...times(6, 96)]).flat();
    expect(alertsOf(oxygen, [...hours, ...times(60, 96)], [])).toMatchObject([
      { fromSec: 0, toSec: (300 - 6) * 60, value: 75 },
    ]);
  });

  /** The given number of single minutes at the limit among sixty, spread so that none is held. */
  const spread = (count: number, value: number) =>
    Array.from({ length: CUMULATIVE.of }, (_, minute) => (minute % 3 === 0 && minute / 3 < count ? value : 96));

  it.each([
    [CUMULATIVE.minutes, critical, true],
    [CUMULATIVE.minutes, critical - 1, true],
    [CUMULATIVE.minutes - 1, critical, false],
    [CUMULATIVE.minutes, critical + 1, false],
  ])('are critical from twenty of sixty valid minutes on: %i at %i, %s', (count, value, isFound) => {
    expect(alertsOf(oxygen, [...spread(count, value), ...times(60, 96)], [])).toHaveLength(isFound ? 1 : 0);
  });

  it('are counted by valid minutes, whatever lies between', () => {
    const apart = spread(CUMULATIVE.minutes, critical).flatMap((value) => [value, ...times(10, null)]);
    expect(alertsOf(oxygen, apart, [])).toHaveLength(1);
    // The twentieth is the sixty-first valid minute.
    const late = [...spread(CUMULATIVE.minutes - 1, critical), critical];
    expect(alertsOf(oxygen, late, [])).toEqual([]);
  });

  it('are counted for every class by its own critical limits, on both sides', () => {
    for (const [code, own] of classes) {
      for (const measure of sampled) {
        const threshold = own.find((each) => each.measure === measure.kind);
        for (const limit of [threshold?.critLow, threshold?.critHigh]) {
          if (limit == null) continue;
          const minutes = Array.from({ length: 60 }, (_, minute) => (minute % 3 === 0 ? limit : measure.calm));
          expect(alertsOf(measure, minutes, own), `${code} ${measure.kind} ${limit}`).toHaveLength(1);
        }
      }
    }
  });

  it('are counted over midnight', () => {
    const series = (values: number[]): Series => {
      const { series: day } = dayOf({ kind: 'bloodOxygen', channels: { spo2: values } });
      if (!day) throw new Error('no series');
      return day;
    };
    const half = (count: number) =>
      Array.from({ length: 30 }, (_, minute) => (minute % 3 === 0 && minute / 3 < count ? critical : 96));
    const over = (before: number, after: number) => {
      const eve = series([...times(1_410, 96), ...half(before)]);
      const day = {
        ...dayOf({ kind: 'bloodOxygen' }),
        series: series([...half(after), ...times(100, 96)]),
        previousDay: eve,
      };
      return evaluateAlerts('bloodOxygen', day, []).filter(({ level }) => level === 'critical');
    };
    expect(over(10, 10)).toMatchObject([{ fromSec: -1_800, toSec: 28 * 60 }]);
    expect(over(10, 9)).toEqual([]);
    expect(over(9, 10)).toEqual([]);
  });
});

describe('the limits of COPD', () => {
  const copd = classes.find(([code]) => code === 'copd')?.[1] ?? [];
  const levelOf = (value: number) =>
    evaluateAlerts(
      'bloodOxygen',
      dayOf({ kind: 'bloodOxygen', channels: { spo2: [...times(5, value), ...times(9, 90)] } }),
      [...copd],
    )[0]?.level;

  it.each([
    [93, undefined],
    [92, undefined],
    [88, undefined],
    [87, 'warn'],
    [86, 'warn'],
    [84, 'warn'],
    [83, 'critical'],
    [80, 'critical'],
  ])('are those of scale 2 of NEWS2: five minutes at %i are %s', (value, level) => {
    expect(levelOf(value)).toBe(level);
  });
});
