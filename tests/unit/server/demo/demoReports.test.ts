import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { joinClouds, measureCloud } from '../../../../contract/report/cloud';
import { ecg } from '../../../../contract/report/ecg';
import { lorenz } from '../../../../contract/report/lorenz';
import { sleep } from '../../../../contract/report/sleep';
import { rulesOf } from '../../../../server/demo/demoPlan';
import { demoEcgReport } from '../../../../server/demo/reports/demoEcgReport';
import { demoLorenz } from '../../../../server/demo/reports/demoLorenz';
import { demoSleep } from '../../../../server/demo/reports/demoSleep';
import { drawnCloud } from '../../../../server/demo/reports/drawnCloud';
import { drawnNight } from '../../../../server/demo/reports/drawnNight';
import { drawnRecording } from '../../../../server/demo/reports/drawnRecording';
import { plantedSignals } from '../../../../server/demo/signals/plantedSignals';
import { ecgFile } from '../../../../server/sections/report/ecgFile';
import { demoPlanFor } from './support/demoPlanFor';

const plan = demoPlanFor('small');
const rules = rulesOf(plan);
const { counts } = plan;
const all = <T>(count: number, make: (position: number) => T) => Array.from({ length: count }, (_, at) => make(at + 1));
const strips = all(counts.ecg, (position) => demoEcgReport(plan, rules, position));
const plots = all(counts.lorenz, (position) => demoLorenz(plan, rules, position));
const nights = all(counts.sleep, (position) => demoSleep(plan, rules, position));

it.each([
  [ecg, strips],
  [lorenz, plots],
  [sleep, nights],
] as const)('reports keep the rules, and nothing is in the future: $name', (entity, records) => {
  expect(records.flatMap((record) => entity.check?.(record, rules) ?? [])).toEqual([]);
  const late = records.filter((record) =>
    ['reportTime', 'reviewTime', 'publishTime'].some(
      (field) => record[field] && Date.parse(String(record[field])) > plan.now,
    ),
  );
  expect(late).toEqual([]);
});

it('before morning reports are of days that are over', () => {
  const early = demoPlanFor('small', { now: Date.parse('2026-02-28T02:00:00+08:00') });
  const records = [demoEcgReport, demoLorenz, demoSleep].flatMap((report) =>
    all(40, (position) => report(early, rulesOf(early), position)),
  );
  expect(records.filter(({ reportTime }) => Date.parse(String(reportTime)) > early.now)).toEqual([]);
});

it('who is short of oxygen has a strip of the same day that waits', () => {
  const planted = plantedSignals.find(({ signal }) => signal === 'longHypoxia');
  const own = strips.filter(({ deviceUserId }) => deviceUserId === planted?.wearer);
  expect(own[0]).toMatchObject({ status: 'pendingReview', periodStart: expect.stringContaining(plan.today) });
});

it('one strip has atrial fibrillation, and one a QTc above 500 ms that waits', () => {
  expect(strips.filter(({ rhythm }) => rhythm === 'AF')).toHaveLength(1);
  const long = strips.filter(({ qtcF }) => Number(qtcF) > 500);
  expect(long).toHaveLength(1);
  expect(long[0]).toMatchObject({ severity: 'critical', status: 'pendingReview' });
});

it('a strip measures the rate of the beats it is drawn with, the same each time', async () => {
  const strip = strips.find(({ rhythm }) => rhythm === 'SR');
  const recording = drawnRecording(strip?.demoSignal);
  const beats = [...(recording?.beats() ?? [])];
  const span = Number(beats.at(-1)?.sample) - Number(beats[0]?.sample);
  expect(Math.abs((60 * 250 * (beats.length - 1)) / span - Number(strip?.hrAvg))).toBeLessThan(2);
  const bytes = async () => {
    const drawn = drawnRecording(strip?.demoSignal);
    return drawn && buffer(ecgFile(drawn));
  };
  expect((await bytes())?.equals((await bytes()) ?? Buffer.alloc(0))).toBe(true);
});

describe('what is drawn', () => {
  it('of a plot has about the ellipse that is reported', () => {
    for (const plot of plots.slice(0, 3)) {
      const cloud = drawnCloud(plot.demoSignal);
      const { meanRr, sd1, sd2 } = measureCloud(joinClouds(cloud ?? { day: [], night: [] }));
      expect(Math.abs(meanRr / Number(plot.meanRr) - 1)).toBeLessThan(0.03);
      expect(Math.abs(sd1 / Number(plot.sd1) - 1)).toBeLessThan(0.2);
      expect(Math.abs(sd2 / Number(plot.sd2) - 1)).toBeLessThan(0.1);
    }
  });

  it('of a night has the minutes of sleep that are reported', () => {
    for (const night of nights.slice(20, 30)) {
      const drawn = drawnNight(night.demoSignal);
      const asleep = drawn?.hypnogram.reduce(
        (sum, [stage, minutes]) => sum + (stage >= 1 && stage <= 3 ? minutes : 0),
        0,
      );
      expect(Number(asleep)).toBeGreaterThanOrEqual(Number(night.tst));
      expect(drawn?.heartRate).toHaveLength(drawn?.movement.length ?? -1);
    }
  });

  it('of a night begins and ends with it', () => {
    for (const night of nights) {
      const minutes = (Date.parse(String(night.riseTime)) - Date.parse(String(night.bedTime))) / 60_000;
      expect(drawnNight(night.demoSignal)?.heartRate, String(night.reportNo)).toHaveLength(minutes);
    }
  });

  it('of what was measured is nothing', () => {
    expect([drawnRecording(null), drawnCloud(null), drawnNight(null)]).toEqual([undefined, undefined, undefined]);
  });
});
