import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { demoRuleContext } from '../../../../server/demo/demoPlan';
import type { DemoReport } from '../../../../src/plugins/record/demo';
import { plantedSignals } from '../../../../src/plugins/record/demo/plantedSignals';
import { demoEcgReport } from '../../../../src/plugins/report/demo/demoEcgReport';
import { demoLorenz } from '../../../../src/plugins/report/demo/demoLorenz';
import { demoSleep } from '../../../../src/plugins/report/demo/demoSleep';
import { generatedCloud } from '../../../../src/plugins/report/demo/generatedCloud';
import { generatedNight } from '../../../../src/plugins/report/demo/generatedNight';
import { generatedRecording } from '../../../../src/plugins/report/demo/generatedRecording';
import { joinClouds, measureCloud } from '../../../../src/plugins/report/entities/cloud';
import { ecg } from '../../../../src/plugins/report/entities/ecg';
import { lorenz } from '../../../../src/plugins/report/entities/lorenz';
import { sleep } from '../../../../src/plugins/report/entities/sleep';
import { ecgFile } from '../../../../src/plugins/report/server/waveforms/ecgFile';
import { demoPlanFor } from './support/demoPlanFor';

const plan = demoPlanFor('small');
const rules = demoRuleContext(plan);
const { counts } = plan;
const all = <T>(count: number, make: (position: number) => T) => Array.from({ length: count }, (_, at) => make(at + 1));
const withSignal = ({ record, signal }: DemoReport): DemoReport['record'] & { signal: DemoReport['signal'] } => ({
  ...record,
  signal,
});
const strips = all(counts.ecg, (position) => withSignal(demoEcgReport(plan, rules, position)));
const plots = all(counts.lorenz, (position) => withSignal(demoLorenz(plan, rules, position)));
const nights = all(counts.sleep, (position) => withSignal(demoSleep(plan, rules, position)));

it.each([
  [ecg, strips],
  [lorenz, plots],
  [sleep, nights],
] as const)('demo reports follow the rules, and none is in the future: $name', (entity, records) => {
  expect(records.flatMap((record) => entity.check?.(record, rules) ?? [])).toEqual([]);
  const late = records.filter((record) =>
    ['reportTime', 'reviewTime', 'publishTime'].some(
      (field) => record[field] && Date.parse(String(record[field])) > plan.now,
    ),
  );
  expect(late).toEqual([]);
});

it('demo reports loaded before morning are of finished days', () => {
  const early = demoPlanFor('small', { now: Date.parse('2026-02-28T02:00:00+08:00') });
  const records = [demoEcgReport, demoLorenz, demoSleep].flatMap((report) =>
    all(40, (position) => report(early, demoRuleContext(early), position).record),
  );
  expect(records.filter(({ reportTime }) => Date.parse(String(reportTime)) > early.now)).toEqual([]);
});

it('demo reports give a person with low oxygen a strip of the same day that waits for review', () => {
  const planted = plantedSignals.find(({ signal }) => signal === 'longHypoxia');
  const own = strips.filter(({ deviceUserId }) => deviceUserId === planted?.wearer);
  expect(own[0]).toMatchObject({ status: 'pendingReview', periodStart: expect.stringContaining(plan.today) });
});

it('a demo strip of today has beats at whatever minute the data is loaded, because none is taken with the electrode off', () => {
  const wearer = plantedSignals.find(({ signal }) => signal === 'longHypoxia')?.wearer;
  const id = strips.findIndex(({ deviceUserId }) => deviceUserId === wearer) + 1;
  // A day with the electrode off from three minutes past eight.
  const today = '2026-11-27';
  const moments = Array.from({ length: 25 }, (_, at) => Date.parse(`${today}T11:46:00+08:00`) + at * 60_000);
  const silent = moments.filter((now) => {
    const loaded = demoPlanFor('small', { today, now });
    return demoEcgReport(loaded, demoRuleContext(loaded), id).record.hrAvg === null;
  });
  expect(silent.map((now) => new Date(now).toISOString())).toEqual([]);
});

it.each([
  ['atrial fibrillation', { rhythm: 'AF' }],
  ['a run of ventricular beats', { rhythm: 'VT' }],
  ['pauses', { rhythm: 'pause' }],
  ['ventricular early beats', { rhythm: 'PVC' }],
  ['atrial early beats', { rhythm: 'PAC' }],
])('the analysis of demo strips finds %s in one', (_, found) => {
  expect(strips.filter((strip) => strip.rhythm === found.rhythm).length).toBeGreaterThan(0);
});

it('a demo strip has a QTc above 500 ms, and waits for review', () => {
  const own = strips.filter(({ qtcF, rhythm }) => rhythm === 'SR' && Number(qtcF) > 500);
  expect(own[0]).toMatchObject({ severity: 'critical', status: 'pendingReview' });
});

it('demo plots include all shapes, each as the analysis classifies it', () => {
  const code = (id: unknown) => rules.lookup('lorenzType', Number(id))?.code;
  const shapes = new Set(plots.map(({ lorenzTypeId }) => code(lorenzTypeId)));
  expect([...shapes].sort()).toEqual(['comet', 'complex', 'dot', 'dslp', 'fan', 'island', 'torpedo', 'tslp']);
});

it('a demo strip has the rate of the beats it is drawn with, the same in each run', async () => {
  const strip = strips.find(({ rhythm }) => rhythm === 'SR');
  const recording = generatedRecording(strip!.signal);
  const beats = [...recording.beats()];
  const span = Number(beats.at(-1)?.sample) - Number(beats[0]?.sample);
  expect(Math.abs((60 * 250 * (beats.length - 1)) / span - Number(strip?.hrAvg))).toBeLessThan(2);
  const bytes = () => buffer(ecgFile(generatedRecording(strip!.signal)));
  expect((await bytes()).equals(await bytes())).toBe(true);
});

describe('the drawing', () => {
  it('of a plot has the reported ellipse, for day and night together', () => {
    for (const plot of plots.slice(0, 8)) {
      const { day, night, ellipses } = generatedCloud(plot.signal);
      expect(measureCloud(joinClouds({ day, night })).pairs, String(plot.reportNo)).toBeGreaterThan(5_000);
      const sd1 = [ellipses?.day.sd1 ?? 0, ellipses?.night.sd1 ?? 0];
      expect(Math.min(...sd1) - 1).toBeLessThan(Number(plot.sd1));
      expect(Math.max(...sd1) + 1).toBeGreaterThan(Number(plot.sd1));
    }
  });

  it('of a night has the reported minutes of sleep', () => {
    for (const night of nights.slice(20, 30)) {
      const drawn = generatedNight(night.signal)!;
      const asleep = drawn.hypnogram.reduce(
        (sum, [stage, minutes]) => sum + (stage >= 1 && stage <= 3 ? minutes : 0),
        0,
      );
      expect(Number(asleep)).toBe(night.tst);
      expect(drawn.heartRate).toHaveLength(drawn.movement.length);
    }
  });

  it('of a night begins and ends with it', () => {
    for (const night of nights) {
      const minutes = (Date.parse(String(night.riseTime)) - Date.parse(String(night.bedTime))) / 60_000;
      expect(generatedNight(night.signal)!.heartRate, String(night.reportNo)).toHaveLength(minutes);
    }
  });
});
