import { describe, expect, it } from 'vitest';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { records } from '../../../src/plugins/record/entities/records';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { dayOf, man, times, woman } from './support/dayOf';

describe('aggregates of a day', () => {
  it.each(recordKinds)('are those of the contract, for %s', (kind) => {
    expect(Object.keys(aggregatesOf[kind](dayOf({ kind }))).sort()).toEqual([...records[kind].aggregates].sort());
  });

  it.each(recordKinds.filter((kind) => records[kind].layout.intervals.length > 0))(
    'are null where nothing was measured, for %s',
    (kind) => {
      expect(new Set(Object.values(aggregatesOf[kind](dayOf({ kind }))))).toEqual(new Set([null]));
    },
  );
});

describe('heartRate', () => {
  it('counts minutes above 100 as fast, those below 50 as slow, and the limits themselves as neither', () => {
    const day = dayOf({ kind: 'heartRate', channels: { mean: [100, 101, 150, 50, 49] } });
    expect(aggregatesOf.heartRate(day)).toMatchObject({ tachyMin: 2, bradyMin: 1, min: 49, max: 150, avg: 90 });
    expect(aggregatesOf.heartRate(day)).toMatchObject({ minSec: 240, maxSec: 120 });
  });

  it('counts five minutes for each sample of a coarse series', () => {
    const day = dayOf({ kind: 'heartRate', intervalSec: 300, channels: { mean: [101, 101] } });
    expect(aggregatesOf.heartRate(day).tachyMin).toBe(10);
  });

  it('assigns minutes to zones by the share of the maximum rate, the lower end included', () => {
    const day = dayOf({ kind: 'heartRate', channels: { mean: [79, 80, 96, 112, 128, 144, 170] } });
    expect(aggregatesOf.heartRate(day)).toMatchObject({
      zone1Min: 1,
      zone2Min: 1,
      zone3Min: 1,
      zone4Min: 1,
      zone5Min: 2,
    });
  });

  it('finds the resting rate in the lowest five minutes without a gap before six o’clock', () => {
    const early = [70, 50, 50, null, 50, 50, 60, 60, 60, 60, 55];
    const mean = [...early, ...times(360 - early.length, 80), ...times(5, 40)];
    expect(aggregatesOf.heartRate(dayOf({ kind: 'heartRate', channels: { mean } })).resting).toBe(56);
  });

  it('distinguishes the night, 22:00 to 06:00, from the day', () => {
    const mean = [...times(360, 60), ...times(960, 80), ...times(120, 64)];
    expect(aggregatesOf.heartRate(dayOf({ kind: 'heartRate', channels: { mean } }))).toMatchObject({
      nightAvg: 61,
      dayAvg: 80,
    });
  });
});

describe('bloodOxygen', () => {
  it('counts minutes below 94 and below 90, the longest run of the latter, and desaturations per hour', () => {
    const spo2 = [...times(30, 96), 93, 90, 89, 88, 89, 95, ...times(24, 96)];
    expect(aggregatesOf.bloodOxygen(dayOf({ kind: 'bloodOxygen', channels: { spo2 } }))).toMatchObject({
      min: 88,
      below94Min: 5,
      below90Min: 3,
      longestBelow90Sec: 180,
      odi3: 1,
      odi4: 1,
    });
  });

  it('does not count desaturations in samples five minutes apart', () => {
    const day = dayOf({ kind: 'bloodOxygen', intervalSec: 300, channels: { spo2: [96, 85, 96] } });
    expect(aggregatesOf.bloodOxygen(day)).toMatchObject({ odi3: null, odi4: null, below90Min: 5 });
  });
});

describe('bloodPressure', () => {
  const reading = (hour: number, sys: number, dia: number, cuffOk = true) => ({ sec: hour * 3_600, sys, dia, cuffOk });

  it('averages the readings with a correct cuff', () => {
    const events = [reading(7, 150, 90), reading(20, 130, 80), reading(12, 250, 30, false)];
    expect(aggregatesOf.bloodPressure(dayOf({ kind: 'bloodPressure', events }))).toEqual({
      count: 2,
      avgSys: 140,
      avgDia: 85,
      maxSys: 150,
      minSys: 130,
      maxDia: 90,
      morningSys: 150,
      morningDia: 90,
      eveningSys: 130,
      eveningDia: 80,
      pp: 55,
      map: 103.3,
      grade: 'isolatedSystolic',
      variationPct: 7.1,
    });
  });

  it('has no grade without a reading', () => {
    expect(aggregatesOf.bloodPressure(dayOf({ kind: 'bloodPressure' }))).toMatchObject({ count: 0, grade: null });
  });
});

describe('respiratoryRate', () => {
  it('counts minutes above 24 and below 9', () => {
    const day = dayOf({ kind: 'respiratoryRate', channels: { rate: [24, 25, 9, 8, 14] } });
    expect(aggregatesOf.respiratoryRate(day)).toMatchObject({ above24Min: 1, below9Min: 1, min: 8, max: 25, avg: 16 });
  });
});

describe('cardiacLoad', () => {
  const earlier = (daysAgo: number, trimp: number | null) => ({ daysAgo, aggregates: { trimp } });
  const load = { load: [1.25, 2.5], reserve: [20, 40] };

  it('sums the load and assigns zones by the share of the reserve', () => {
    const day = dayOf({ kind: 'cardiacLoad', channels: load });
    // 60 + 0.2 * 100 = 80 and 60 + 0.4 * 100 = 100 of 160.
    expect(aggregatesOf.cardiacLoad(day)).toMatchObject({ trimp: 3.8, avgHrrPct: 30, peakLoad: 2.5 });
    expect(aggregatesOf.cardiacLoad(day)).toMatchObject({ zone1Min: 5, zone2Min: 5, zone3Min: 0 });
  });

  it('compares the week with four weeks', () => {
    const history = Array.from({ length: 27 }, (_, index) => earlier(index + 1, index < 6 ? 20 : 10));
    const day = dayOf({ kind: 'cardiacLoad', channels: { load: [20], reserve: [50] }, history });
    expect(aggregatesOf.cardiacLoad(day)).toMatchObject({ load7d: 140, load28d: 350, acwr: 1.6 });
  });

  it.each([
    [19, 1],
    [18, null],
  ])('compares with four weeks of which %i earlier days have a load: %s', (days, acwr) => {
    const history = Array.from({ length: 27 }, (_, index) => earlier(index + 1, index < days ? 20 : null));
    const day = dayOf({ kind: 'cardiacLoad', channels: { load: [20], reserve: [50] }, history });
    expect(aggregatesOf.cardiacLoad(day).acwr).toBe(acwr);
  });
});

describe('ecgIntensity', () => {
  it('excludes minutes with the lead off from the amplitude, and counts them', () => {
    const channels = { amplitude: [1, 0, 0.8, 1.2], quality: [90, 0, 49, 50] };
    expect(aggregatesOf.ecgIntensity(dayOf({ kind: 'ecgIntensity', channels }))).toMatchObject({
      medianMv: 1,
      leadOffMin: 1,
      noisyMin: 1,
      usablePct: 50,
      sqiMean: 47.3,
    });
  });
});

describe('hypoxiaTime', () => {
  it('has the share of the monitored time and the desaturations per hour', () => {
    const fall = (drop: number, nadir: number, durationSec: number) => ({ sec: 0, drop, nadir, durationSec });
    const day = dayOf({
      kind: 'hypoxiaTime',
      channels: { below90: [6, 12], below88: [0, 6], monitored: [60, 60] },
      events: [fall(3, 91, 20), fall(4, 88, 40), fall(9, 83, 30)],
    });
    expect(aggregatesOf.hypoxiaTime(day)).toEqual({
      t90Min: 18,
      t90DayPct: 15,
      t88Min: 6,
      odi3: 1.5,
      odi4: 1,
      nadir: 83,
      meanNadir: 87.3,
      longestSec: 40,
      monitoredMin: 120,
    });
  });
});

describe('sleepActivity', () => {
  it('counts movements, the longest stillness and times out of bed', () => {
    const moves = [...times(100, null), 5, 4, ...times(30, 0), 1, ...times(67, 0), null, ...times(10, 0)];
    const day = dayOf({
      kind: 'sleepActivity',
      channels: { moves, turns: [...times(100, null), 1, 0, 1] },
      events: [{ sec: 0, durationSec: 90 }],
    });
    expect(aggregatesOf.sleepActivity(day)).toMatchObject({
      moveCount: 10,
      turnOver: 2,
      stillLongestMin: 67,
      restlessPct: 0.9,
      activityIndex: 2.7,
      outOfBed: 1,
      outOfBedMin: 2,
    });
  });
});

describe('sport', () => {
  it('adds the steps of sessions to those outside of them', () => {
    const steps = [...times(96, 0), 0, 600, 99, 100, 4];
    const events = [{ type: 'taiji', sec: 10 * 3_600, minutes: 30, steps: 0, distanceM: 0, kcal: 90, avgHr: 103 }];
    const day = dayOf({ kind: 'sport', channels: { steps }, events });
    expect(aggregatesOf.sport(day)).toMatchObject({
      steps: 803,
      distanceM: 498,
      kcal: 122,
      // Two stretches of five minutes with at least a hundred steps, and the session.
      activeMin: 40,
      mvpaMin: 35,
      sedentaryMin: 130,
      sessionCount: 1,
    });
  });

  it('uses the shorter step of a woman', () => {
    const day = dayOf({ kind: 'sport', channels: { steps: [1000] }, wearer: woman });
    expect(aggregatesOf.sport(day).distanceM).toBe(560);
    expect(aggregatesOf.sport({ ...day, wearer: man }).distanceM).toBe(620);
  });
});

describe('sportAmplitude', () => {
  it('finds the ten most active and the five stillest hours', () => {
    const mean = [...times(360, 2), ...times(600, 38), ...times(480, 10)];
    const day = dayOf({ kind: 'sportAmplitude', channels: { mean, peak: mean } });
    expect(aggregatesOf.sportAmplitude(day)).toMatchObject({ m10: 38, l5: 2, ra: 0.9, vigorousMin: 0 });
  });

  it('counts an impact only when stillness follows', () => {
    const mean = [20, 30, 5, 20, 30, 30, 30, null];
    const peak = [0, 3_001, 0, 3_000, 0, 5_000, 4_000, 0];
    expect(aggregatesOf.sportAmplitude(dayOf({ kind: 'sportAmplitude', channels: { mean, peak } }))).toMatchObject({
      impacts: 1,
      peak: 5_000,
    });
  });
});

describe('raw', () => {
  const packet = (signal: string, seq: number, sec: number) => ({ signal, seq, sec, ms: 60_000, hz: 250, bytes: 10 });

  it('counts lost packets and the gaps of each signal, and a duplicate packet once', () => {
    const events = [
      packet('ecg', 1, 0),
      packet('ecg', 2, 60),
      packet('ecg', 2, 60),
      packet('ecg', 5, 240),
      packet('ppg', 9, 0),
    ];
    expect(aggregatesOf.raw(dayOf({ kind: 'raw', events }))).toEqual({
      packetCount: 4,
      bytes: 40,
      lostPct: 33.33,
      gapCount: 1,
      ecgMinutes: 3,
      firstSec: 0,
      lastSec: 300,
    });
  });
});
