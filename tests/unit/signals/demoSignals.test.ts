import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/moment';
import { median } from '../../../server/signals/samples';
import type { Threshold } from '../../../src/plugins/device/entities/thresholds/thresholds';
import { type RecordKind, recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { deviceUserHealthyTypeSeeds } from '../../../src/plugins/device/server/seeds/deviceUserHealthyType';
import { type DemoDay, demoDay } from '../../../src/plugins/record/demo/days/demoDay';
import { demoMeasuredNight } from '../../../src/plugins/record/demo/days/demoMeasuredNight';
import { demoNnIntervals } from '../../../src/plugins/record/demo/ecg/demoBeats';
import { heartEvents, plantedSignals } from '../../../src/plugins/record/demo/plantedSignals';
import { type DemoWearer, signalWearer } from '../../../src/plugins/record/demo/wearers/demoWearer';
import { alertCodesOf } from '../../../src/plugins/record/entities/alerts/alertCodes';
import { records } from '../../../src/plugins/record/entities/records';
import { packSamples, unpackSamples } from '../../../src/plugins/record/entities/series';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { evaluateAlerts } from '../../../src/plugins/record/server/signals/alerts/evaluateAlerts';
import { coverageOf } from '../../../src/plugins/record/server/signals/coverage';
import { timeDomainOf } from '../../../src/plugins/record/server/signals/heartRateVariability';
import type { SignalDay } from '../../../src/plugins/record/server/signals/signalDay';

const TODAY = '2025-06-30';
const CLASSES = ['hypertension', 'normal', 'diabetes', 'chd', 'osa', 'copd', 'frail', 'hf'];
const wearer = (id: number, over: Partial<DemoWearer> = {}): DemoWearer => ({
  seed: 20_250_101,
  id,
  gender: id % 2 === 0 ? '1' : '2',
  age: 62 + ((id * 7) % 33),
  healthyType: CLASSES[id % CLASSES.length] ?? 'normal',
  today: TODAY,
  nowSec: 36_000,
  ...over,
});
const thresholdsOf = ({ healthyType }: DemoWearer) =>
  (deviceUserHealthyTypeSeeds.find(({ code }) => code === healthyType) as unknown as { thresholds: Threshold[] })
    .thresholds;
const signalDay = (day: DemoDay, own: DemoWearer): SignalDay => ({ ...day, wearer: signalWearer(own) });

/** Some days of some wearers, without those that have no data. */
function* days(kind: RecordKind, wearers = 12, count = 3) {
  for (let id = 21; id < 21 + wearers; id += 1) {
    const own = wearer(id);
    for (let ago = 1; ago <= count; ago += 1) {
      const date = addDays(TODAY, -ago);
      const day = demoDay(kind, own, date);
      if (day) yield { own, date, day, aggregates: aggregatesOf[kind](signalDay(day, own)) };
    }
  }
}

describe('demo signals', () => {
  it.each(recordKinds)('of %s are the same in any order of generation', (kind) => {
    const first = demoDay(kind, wearer(31), '2025-06-20');
    for (let id = 100; id < 118; id += 1) demoDay(kind, wearer(id), '2025-06-21');
    expect(demoDay(kind, wearer(31), '2025-06-20')).toEqual(first);
  });

  it('differ by wearer, day and seed', () => {
    const base = demoDay('heartRate', wearer(31), '2025-06-20');
    expect(demoDay('heartRate', wearer(32), '2025-06-20')).not.toEqual(base);
    expect(demoDay('heartRate', wearer(31), '2025-06-21')).not.toEqual(base);
    expect(demoDay('heartRate', wearer(31, { seed: 7 }), '2025-06-20')).not.toEqual(base);
  });

  it.each(recordKinds)('of %s stay within the limits of the contract', (kind) => {
    const { layout, entity } = records[kind];
    for (const { day, aggregates } of days(kind)) {
      for (const [name, { min, max }] of Object.entries(layout.channels)) {
        const known = (day.series?.channels[name] ?? []).filter((sample) => sample !== null);
        expect(known.every((sample) => sample >= min && sample <= max)).toBe(true);
      }
      expect(day.events.length).toBeLessThanOrEqual(layout.events?.max ?? 0);
      for (const [name, value] of Object.entries(aggregates)) {
        const field = entity.fields[name as keyof typeof entity.fields] as { min?: number; max?: number };
        if (typeof value !== 'number') continue;
        expect([name, value >= (field.min ?? value) && value <= (field.max ?? value)]).toEqual([name, true]);
      }
    }
  });

  it.each(recordKinds.filter((kind) => records[kind].layout.intervals.length > 0))(
    'of %s equal what is read from the packed series',
    (kind) => {
      for (const { day } of days(kind, 3, 1)) {
        if (!day.series) throw new Error('no series');
        const { layout } = records[kind];
        const again = unpackSamples(layout, day.series, packSamples(layout, day.series));
        expect(again).toEqual(day.series);
      }
    },
  );

  it('have stages that sum to the time in bed, and nights of a plausible length', () => {
    const asleep: number[] = [];
    for (const { aggregates } of days('sleepStatus')) {
      const { inBedMin, wakeMin, lightMin, deepMin, remMin, asleepMin } = aggregates as Record<string, number>;
      expect(wakeMin! + lightMin! + deepMin! + remMin!).toBe(inBedMin);
      asleep.push(asleepMin!);
    }
    expect(median(asleep)).toBeGreaterThan(340);
    expect(median(asleep)).toBeLessThan(500);
  });

  it('have as many minutes below 90 percent in both kinds that count them', () => {
    for (const { own, date, aggregates } of days('bloodOxygen')) {
      const hypoxia = demoDay('hypoxiaTime', own, date)!;
      expect(aggregatesOf.hypoxiaTime(signalDay(hypoxia, own)).t90Min).toBe(aggregates.below90Min);
    }
  });

  it('have a variability as in the literature, the same in windows and in single beats', () => {
    const spreads: number[] = [];
    for (const { own, date, aggregates } of days('hrv', 6, 1)) {
      const { sdnn, rmssd, sd1, sd2 } = aggregates as Record<string, number>;
      expect(sd1).toBeCloseTo(rmssd! / Math.SQRT2, 0);
      expect(sd2! ** 2 + sd1! ** 2).toBeCloseTo(2 * sdnn! ** 2, -2);
      const beats = timeDomainOf(demoNnIntervals(own, date).intervals)!;
      expect(Math.abs(beats.sdnn - sdnn!) / sdnn!).toBeLessThan(0.12);
      expect(Math.abs(beats.rmssd! - rmssd!) / rmssd!).toBeLessThan(0.25);
      spreads.push(sdnn!);
    }
    // Task Force 1996: 141 ± 39 ms for all ages; old people are at the lower end.
    expect(median(spreads)).toBeGreaterThan(70);
    expect(median(spreads)).toBeLessThan(180);
  });

  it('show the night in the heart rate and the saturation', () => {
    for (const { aggregates } of days('heartRate'))
      expect(aggregates.nightAvg).toBeLessThan(aggregates.dayAvg as number);
    for (const { aggregates } of days('sportAmplitude')) expect(aggregates.ra).toBeGreaterThan(0.5);
  });

  it('cover most of a day, and are missing on some', () => {
    const found = Array.from({ length: 300 }, (_, index) => demoDay('heartRate', wearer(200 + index), '2025-06-10'));
    const there = found.filter((day) => day !== null);
    const coverage = there.map((day) => coverageOf('heartRate', signalDay(day, wearer(1))).coveragePct ?? 0);
    expect(300 - there.length).toBeGreaterThan(5);
    expect(300 - there.length).toBeLessThan(26);
    expect(median(coverage)).toBeGreaterThan(86);
    expect(median(coverage)).toBeLessThan(95);
  });

  it('end now', () => {
    const { series } = demoDay('heartRate', wearer(40), TODAY)!;
    expect(series!.channels.mean!.slice(600).every((sample) => sample === null)).toBe(true);
    expect(series!.channels.mean!.slice(540, 600).some((sample) => sample !== null)).toBe(true);
    expect(demoDay('heartRate', wearer(40), addDays(TODAY, 1))).toBeNull();
  });

  it('rarely raise an alert', () => {
    for (const kind of ['heartRate', 'bloodOxygen', 'respiratoryRate', 'sleepActivity', 'sportAmplitude'] as const) {
      const found = [...days(kind, 24, 2)].map(({ own, day }) =>
        evaluateAlerts(kind, signalDay(day, own), thresholdsOf(own)),
      );
      expect(found.filter((alerts) => alerts.length > 0).length / found.length).toBeLessThan(0.1);
      expect(found.filter((alerts) => alerts.some(({ level }) => level === 'critical'))).toEqual([]);
    }
  });
});

describe('planted signals', () => {
  const codesOf = (kind: RecordKind, id: number, daysAgo: number, over: Partial<DemoWearer> = {}) => {
    const own = wearer(id, { healthyType: 'normal', ...over });
    const day = demoDay(kind, own, addDays(TODAY, -daysAgo));
    if (!day) throw new Error(`no ${kind} of wearer ${id}`);
    return evaluateAlerts(kind, signalDay(day, own), thresholdsOf(own)).map(
      ({ code, level, value }) => `${code} ${level} ${value}`,
    );
  };

  it.each([
    ['heartRate', 2, 0, 'heartRateLow critical 38'],
    ['bloodOxygen', 4, 0, 'oxygenLow critical 86'],
    ['bloodPressure', 5, 0, 'systolicHigh critical 186'],
    ['bloodPressure', 5, 0, 'diastolicHigh critical 112'],
    ['sportAmplitude', 6, 0, 'possibleFall critical 3850'],
    ['sleepActivity', 7, 0, 'outOfBedOften warn 4'],
    ['heartRate', 10, 1, 'longGap warn 1080'],
  ] as const)('of %s, wearer %i, %i days ago: %s', (kind, id, daysAgo, alert) => {
    expect(codesOf(kind, id, daysAgo)).toContain(alert);
  });

  it('have a third of the time below 90 percent, also before the day is over', () => {
    const own = wearer(11, { healthyType: 'normal' });
    const hypoxia = demoDay('hypoxiaTime', own, TODAY);
    expect(Number(aggregatesOf.hypoxiaTime(signalDay(hypoxia!, own)).t90DayPct)).toBeCloseTo(30, 0);
    const night = demoMeasuredNight(own, TODAY, recordKinds);
    const found = evaluateAlerts('sleepStatus', signalDay(hypoxia!, own), thresholdsOf(own), {}, night!.figures);
    expect(found).toMatchObject([{ code: 'hypoxiaLong', level: 'critical', value: night!.figures.t90SleepPct }]);
  });

  it('have no data for a day and a half', () => {
    const own = wearer(10);
    const before = demoDay('heartRate', own, addDays(TODAY, -2))!.series!.channels.mean!;
    const after = demoDay('heartRate', own, addDays(TODAY, -1))!.series!.channels.mean!;
    const missing = [...before, ...after].slice(360, 360 + 36 * 60);
    expect(missing.every((sample) => sample === null)).toBe(true);
    expect(demoDay('sleepStatus', own, addDays(TODAY, -1))).toBeNull();
  });

  it('belong to a different wearer each', () => {
    const long = plantedSignals.filter(({ signal }) => !heartEvents.some((event) => event === signal));
    const wearers = long.map(({ signal, wearer: id }) => `${signal} ${id}`);
    expect(new Set(wearers).size).toBe(new Set(long.map(({ wearer: id }) => id)).size);
  });

  it('have codes of the closed list', () => {
    const all: readonly string[] = Object.values(alertCodesOf).flat();
    for (const kind of recordKinds) {
      const day = demoDay(kind, wearer(6), TODAY);
      const alerts = day ? evaluateAlerts(kind, signalDay(day, wearer(6)), []) : [];
      expect(alerts.every(({ code }) => all.includes(code))).toBe(true);
    }
  });
});
