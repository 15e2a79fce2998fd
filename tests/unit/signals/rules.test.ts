import { describe, expect, it } from 'vitest';
import {
  bloodPressureGradeOf,
  isHomeHypertension,
} from '../../../src/plugins/record/entities/kinds/bloodPressureGrade';
import { meanArterialPressure } from '../../../src/plugins/record/server/signals/aggregates/aggregateBloodPressure';
import { coverageOf } from '../../../src/plugins/record/server/signals/coverage';
import { desaturationsOf } from '../../../src/plugins/record/server/signals/desaturations';
import { heartRateReserve, trimpOf } from '../../../src/plugins/record/server/signals/trimp';
import { heartRatesOf } from '../../../src/plugins/record/server/signals/wearer';
import { dayOf, man, times, woman } from './support/dayOf';

describe('the grade of a blood pressure', () => {
  it.each([
    [119, 79, 'normal'],
    [120, 79, 'highNormal'],
    [119, 80, 'highNormal'],
    [139, 89, 'highNormal'],
    [140, 89, 'isolatedSystolic'],
    [159, 89, 'isolatedSystolic'],
    [139, 90, 'isolatedDiastolic'],
    [139, 99, 'isolatedDiastolic'],
    [140, 90, 'grade1'],
    [159, 99, 'grade1'],
    [160, 89, 'grade2'],
    [139, 100, 'grade2'],
    [179, 109, 'grade2'],
    [180, 70, 'grade3'],
    [110, 110, 'grade3'],
  ] as const)('of %i / %i is %s', (systolic, diastolic, grade) => {
    expect(bloodPressureGradeOf(systolic, diastolic)).toBe(grade);
  });

  it.each([
    [134, 84, false],
    [135, 84, true],
    [134, 85, true],
  ] as const)('at home, %i / %i counts as hypertension: %s', (systolic, diastolic, is) => {
    expect(isHomeHypertension(systolic, diastolic)).toBe(is);
  });

  it('has a mean arterial pressure a third of the way from diastolic to systolic', () => {
    expect(meanArterialPressure(120, 90)).toBe(100);
  });
});

describe('the strain of the heart', () => {
  it('grows with the share of the reserve, differently for men and women', () => {
    expect(trimpOf(10, 0.5, man)).toBeCloseTo(10 * 0.5 * 0.64 * Math.exp(0.96), 9);
    expect(trimpOf(10, 0.5, woman)).toBeCloseTo(10 * 0.5 * 0.86 * Math.exp(0.835), 9);
    expect(trimpOf(10, 0, man)).toBe(0);
  });

  it('uses the share between resting and maximum rate', () => {
    expect([50, 60, 110, 160, 200].map((rate) => heartRateReserve(rate, man))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('estimates the maximum rate by age and a usual resting rate when they were not measured', () => {
    expect(heartRatesOf({ ...man, restingHr: null, maxHr: null, age: 90 })).toEqual({ rest: 65, max: 145 });
    expect(heartRatesOf(man)).toEqual({ rest: 60, max: 160 });
  });
});

describe('desaturations', () => {
  const fallsOf = (samples: (number | null)[], intervalSec = 1) =>
    desaturationsOf({ samples, startSec: 100, intervalSec });

  it('are falls of at least three points for at least ten seconds', () => {
    const before = times(60, 96);
    expect(fallsOf([...before, ...times(10, 93), 96])).toEqual([{ sec: 160, durationSec: 10, nadir: 93, drop: 3 }]);
    expect(fallsOf([...before, ...times(9, 93), 96])).toEqual([]);
    expect(fallsOf([...before, ...times(30, 94), 96])).toEqual([]);
  });

  it('end with the recovery, and the next begins again', () => {
    const fall = [...times(20, 90), ...times(40, 96)];
    expect(fallsOf([...times(60, 96), ...fall, ...fall]).map(({ sec }) => sec)).toEqual([160, 220]);
  });

  it('end with missing data, after which there is no baseline yet', () => {
    expect(fallsOf([...times(60, 96), ...times(15, 90), null, ...times(60, 90)])).toEqual([
      { sec: 160, durationSec: 15, nadir: 90, drop: 6 },
    ]);
  });

  it('end when the low level becomes the baseline', () => {
    const found = fallsOf([...times(60, 96), ...times(600, 90)]);
    expect(found).toEqual([{ sec: 160, durationSec: 180, nadir: 90, drop: 6 }]);
  });

  it('are measured only from the maximum of the two minutes before', () => {
    const slow = Array.from({ length: 600 }, (_, index) => 98 - Math.floor(index / 100));
    expect(fallsOf(slow)).toEqual([]);
  });
});

describe('coverage', () => {
  it.each([
    [1_152, 80, 'good'],
    [1_151, 79.9, 'fair'],
    [720, 50, 'fair'],
    [719, 49.9, 'poor'],
    [0, 0, 'poor'],
  ] as const)('of %i minutes is %f percent, which is %s', (minutes, coveragePct, quality) => {
    const day = dayOf({ kind: 'heartRate', channels: { mean: times(minutes, 70) } });
    expect(coverageOf('heartRate', day)).toEqual({ coveragePct, wearMinutes: minutes, quality });
  });

  it('of a night is that of the time in bed', () => {
    const stage = [...times(300, null), ...times(240, 1), ...times(20, null), ...times(140, 2)];
    expect(coverageOf('sleepStatus', dayOf({ kind: 'sleepStatus', channels: { stage } }))).toEqual({
      coveragePct: 95,
      wearMinutes: 380,
      quality: 'good',
    });
    const moves = stage.map((value) => (value === null ? null : 0));
    const events = [{ sec: 0, durationSec: 1_200 }];
    expect(coverageOf('sleepActivity', dayOf({ kind: 'sleepActivity', channels: { moves }, events })).coveragePct).toBe(
      100,
    );
  });

  it('of a variability is poor below eighteen hours', () => {
    const day = (windows: number) => dayOf({ kind: 'hrv', channels: { rr: times(windows, 800) } });
    expect(coverageOf('hrv', day(216)).quality).toBe('fair');
    expect(coverageOf('hrv', day(215)).quality).toBe('poor');
  });

  it('of packets is the time that any signal covers', () => {
    const packet = (signal: string, sec: number, hours: number) => ({ signal, sec, ms: hours * 3_600_000 });
    const events = [packet('ecg', 0, 8), packet('ppg', 4 * 3_600, 8)];
    expect(coverageOf('raw', dayOf({ kind: 'raw', events }))).toEqual({
      coveragePct: 50,
      wearMinutes: 720,
      quality: 'fair',
    });
  });

  it('of readings is decided by the cuff', () => {
    const events = [...times(4, { cuffOk: true }), { cuffOk: false }];
    expect(coverageOf('bloodPressure', dayOf({ kind: 'bloodPressure', events })).quality).toBe('good');
  });
});
