import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../contract/moment';
import { recordKinds } from '../../../../../src/plugins/device/entities/uploads/recordKinds';
import { demoDay } from '../../../../../src/plugins/record/demo/days/demoDay';
import { demoMeasuredNight } from '../../../../../src/plugins/record/demo/days/demoMeasuredNight';
import type { DemoWearer } from '../../../../../src/plugins/record/demo/wearers/demoWearer';
import { nightFigureNames } from '../../../../../src/plugins/record/entities/kinds/sleepStatus';
import { computeDay } from '../../../../../src/plugins/record/server/days/computeDay';
import { computeNight, type NightSources } from '../../../../../src/plugins/record/server/nights/computeNight';
import { sleepStages } from '../../../../../src/plugins/report/entities/sleepReads';
import { checkSleep, deriveSleep } from '../../../../../src/plugins/report/entities/sleepRules';
import { measuredSleep } from '../../../../../src/plugins/report/server/nights/measuredSleep';
import { dayOf, times } from '../../../signals/support/dayOf';

const [W, L] = [0, 1];
/** Minutes from 18:00 to midnight. */
const EVENING = 360;

type Samples = readonly (number | null)[];
const stagesOf = (stage: Samples) => dayOf({ kind: 'sleepStatus', channels: { stage } }).series!;
/** Returns samples for each minute from 18:00 on, as two days hold them. */
const minutely = (kind: 'bloodOxygen' | 'heartRate', channel: string, samples: Samples) => ({
  before: dayOf({ kind, channels: { [channel]: [...times(1_080, null), ...samples.slice(0, EVENING)] } }),
  day: dayOf({ kind, channels: { [channel]: samples.slice(EVENING) } }),
});
const oxygen = (samples: Samples) => minutely('bloodOxygen', 'spo2', samples);
/** In bed at 21:00, awake for 20 minutes, then asleep. */
const asleepFrom = (minutes: number) => [...times(180, null), ...times(20, W), ...times(minutes, L)];
const figures = (sources: NightSources) => computeNight(sources)!.figures;

describe('the saturation of a night', () => {
  /** 1,000 minutes of sleep do not fit, so that tenths of a percent are of 500. */
  const withLow = (low: number) => ({
    stages: stagesOf(asleepFrom(500)),
    parts: { bloodOxygen: oxygen([...times(200, 80), ...times(low, 89), ...times(700 - low, 90)]) },
  });

  it.each([
    [124, 24.8],
    [125, 25],
    [126, 25.2],
  ])('with %i of 500 minutes below 90 is %f percent of the sleep, whatever it was while awake', (low, share) => {
    expect(figures(withLow(low))).toMatchObject({ t90SleepPct: share, spo2SleepMin: 500 });
  });

  it('covers the minutes with a valid saturation', () => {
    const spo2 = [...times(200, 80), ...times(400, null), ...times(25, 85), ...times(75, 95)];
    const found = figures({ stages: stagesOf(asleepFrom(500)), parts: { bloodOxygen: oxygen(spo2) } });
    expect(found).toMatchObject({ t90SleepPct: 25, spo2SleepMin: 100, spo2Min: 85, spo2Avg: 92.5 });
  });

  it('is empty when less than an hour of it is valid', () => {
    const spo2 = (valid: number) => [...times(200, 95), ...times(valid, 85), ...times(500 - valid, null)];
    const of = (valid: number) =>
      figures({ stages: stagesOf(asleepFrom(500)), parts: { bloodOxygen: oxygen(spo2(valid)) } });
    expect(of(59)).toMatchObject({ t90SleepPct: null, odi4: null, ahiEst: null, spo2SleepMin: 59 });
    expect(of(60)).toMatchObject({ t90SleepPct: 100 });
  });

  it('counts desaturations during sleep per hour of its valid minutes', () => {
    // A fall of five points for two minutes every half hour, awake and asleep, in the evening and after midnight.
    const spo2 = Array.from({ length: 700 }, (_, minute) => (minute % 30 < 2 ? 91 : 96));
    const night = { stages: stagesOf(asleepFrom(480)), parts: { bloodOxygen: oxygen(spo2) } };
    expect(figures(night)).toMatchObject({ odi4: 2, ahiEst: 2 });
    const half = spo2.map((value, minute) => (minute < 440 ? value : null));
    expect(figures({ ...night, parts: { bloodOxygen: oxygen(half) } })).toMatchObject({ odi4: 2, spo2SleepMin: 240 });
  });

  it('uses the desaturation count of the device when there is one', () => {
    const events = [-3_600, 3_600, 7_200, 36_000].map((sec) => ({ sec, durationSec: 30, drop: 4, nadir: 88 }));
    const hypoxiaTime = {
      before: dayOf({ kind: 'hypoxiaTime', events: [{ sec: 84_600, durationSec: 30, drop: 3, nadir: 90 }] }),
      day: dayOf({ kind: 'hypoxiaTime', events: events.filter(({ sec }) => sec >= 0) }),
    };
    const parts = { bloodOxygen: oxygen(times(1_080, 95)), hypoxiaTime };
    // Of the four, one came the evening before, as three points, and one after getting up.
    expect(figures({ stages: stagesOf(asleepFrom(480)), parts })).toMatchObject({ odi4: 0.3, ahiEst: 0.4 });
  });

  it('shows no desaturations in samples of five minutes', () => {
    const coarse = dayOf({ kind: 'bloodOxygen', intervalSec: 300, channels: { spo2: times(288, 95) } });
    const found = figures({
      stages: stagesOf(asleepFrom(480)),
      parts: { bloodOxygen: { before: coarse, day: coarse } },
    });
    expect(found).toMatchObject({ odi4: null, t90SleepPct: 0, spo2SleepMin: 480 });
  });
});

describe('a night', () => {
  it('without measurements does not exist', () => {
    expect(computeNight({ stages: stagesOf([]), parts: {} })).toBeNull();
  });

  it('reads heart rates of both days over midnight, asleep only', () => {
    const rates = [...times(200, 90), ...times(160, 60), ...times(340, 50)];
    const night = { stages: stagesOf(asleepFrom(500)), parts: { heartRate: minutely('heartRate', 'mean', rates) } };
    expect(figures(night)).toMatchObject({ hrAvg: 53, hrMin: 50, spo2SleepMin: null, t90SleepPct: null });
  });

  it('distinguishes out of bed from missing data', () => {
    const stage = [...asleepFrom(60), ...times(10, null), ...times(60, L), ...times(5, null), ...times(60, L)];
    const absence = { sec: (180 + 20 + 60) * 60 - 21_600, durationSec: 600 };
    const sleepActivity = { day: dayOf({ kind: 'sleepActivity', channels: { moves: [1] }, events: [absence] }) };
    const night = computeNight({ stages: stagesOf(stage), parts: { sleepActivity } })!;
    const { hypnogram } = measuredSleep({ ...night, record: {}, activity: undefined, date: '2026-03-12' }).night as {
      hypnogram: [number, number][];
    };
    expect(hypnogram).toEqual([
      [sleepStages.wake, 20],
      [sleepStages.light, 60],
      [sleepStages.outOfBed, 10],
      [sleepStages.light, 60],
      [sleepStages.unknown, 5],
      [sleepStages.light, 60],
    ]);
    expect(night.architecture).toMatchObject({ inBedMin: 215, latencyMin: 20, asleepMin: 180, wasoMin: 15 });
  });
});

const TODAY = '2025-06-30';
const CLASSES = ['hypertension', 'normal', 'osa', 'copd', 'hf'];
const demoWearer = (id: number): DemoWearer => ({
  seed: 20_250_101,
  id,
  gender: id % 2 === 0 ? '1' : '2',
  age: 60 + ((id * 7) % 35),
  healthyType: CLASSES[id % CLASSES.length] ?? 'normal',
  today: TODAY,
  nowSec: 36_000,
});

describe('the record, the page and the report of a night', () => {
  const nights = Array.from({ length: 12 }, (_, index) => demoWearer(index + 1)).flatMap((wearer) =>
    [0, 1, 2, 3].flatMap((ago) => {
      const date = addDays(TODAY, -ago);
      const night = demoMeasuredNight(wearer, date, recordKinds);
      return night ? [{ wearer, date, night }] : [];
    }),
  );

  it('are compared for more than forty nights', () => expect(nights.length).toBeGreaterThan(40));

  it('agree field by field', () => {
    for (const { wearer, date, night } of nights) {
      const dayOfKind = (kind: 'sleepStatus' | 'sleepActivity') => {
        const measured = demoDay(kind, wearer, date)!;
        const asked = { kind, date, measured, wearer: undefined, history: [] };
        const { aggregates, ...others } = computeDay({ ...asked, night: kind === 'sleepStatus' ? night.figures : {} });
        return { ...aggregates, ...others } as Record<string, unknown>;
      };
      const [record, activity] = [dayOfKind('sleepStatus'), dayOfKind('sleepActivity')];
      const { night: minutes, ...values } = measuredSleep({ ...night, record, activity, date });
      const report: Record<string, unknown> = { ...values, ...deriveSleep({ ...values, age: wearer.age }) };
      const about = `wearer ${wearer.id}, ${date}`;
      const same = { tib: 'inBedMin', sol: 'latencyMin', tst: 'asleepMin', waso: 'wasoMin', se: 'efficiency' };
      for (const [field, name] of Object.entries(same)) expect(report[field], `${field}, ${about}`).toBe(record[name]);
      for (const name of nightFigureNames) if (name in report) expect(report[name], about).toBe(record[name]);
      for (const name of ['lightMin', 'deepMin', 'remMin', 'wakeMin', 'coveragePct', 'quality', 'cycles']) {
        expect(report[name], `${name}, ${about}`).toBe(record[name]);
      }
      for (const name of ['turnOver', 'outOfBed']) expect(report[name], about).toBe(activity[name]);
      expect(report.tib, about).toBe(Number(report.sol ?? 0) + Number(report.tst) + Number(report.waso));
      expect(checkSleep(report), about).toEqual([]);
      expect(drawnFigures(minutes), about).toEqual({
        inBed: report.tib,
        deep: report.deepMin,
        t90SleepPct: report.t90SleepPct,
        spo2Min: report.spo2Min,
        hrMin: report.hrMin,
      });
    }
  });

  /** Returns the figures that a reader counts from the minutes of the page. */
  function drawnFigures(stored: unknown) {
    const { hypnogram, spo2, heartRate } = stored as {
      hypnogram: [number, number][];
      spo2: Samples;
      heartRate: Samples;
    };
    const stages = hypnogram.flatMap(([stage, minutes]) => times(minutes, stage));
    const isAsleep = (minute: number) => [1, 2, 3].includes(stages[minute] ?? 0);
    const asleep = (samples: Samples) =>
      samples.filter((value, minute) => value !== null && isAsleep(minute)) as number[];
    const valid = asleep(spo2);
    const low = valid.filter((value) => value < 90).length;
    return {
      inBed: stages.length,
      deep: stages.filter((stage) => stage === sleepStages.deep).length,
      t90SleepPct: valid.length === 0 ? null : Math.round((1_000 * low) / valid.length) / 10,
      spo2Min: valid.length === 0 ? null : Math.min(...valid),
      hrMin: asleep(heartRate).length === 0 ? null : Math.min(...asleep(heartRate)),
    };
  }
});
