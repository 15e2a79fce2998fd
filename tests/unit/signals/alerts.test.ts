import { describe, expect, it } from 'vitest';
import type { Threshold } from '../../../src/plugins/device/entities/thresholds/thresholds';
import { defaultThresholds } from '../../../src/plugins/device/entities/thresholds/usualThresholds';
import { recordKinds } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { alertCodes, alertCodesOf } from '../../../src/plugins/record/entities/alerts/alertCodes';
import {
  ALERTS_MAX,
  alertLevelOfDay,
  evaluateAlerts,
} from '../../../src/plugins/record/server/signals/alerts/evaluateAlerts';
import { dayOf, man, times } from './support/dayOf';

const ofRates = (mean: (number | null)[], intervalSec = 60) =>
  dayOf({ kind: 'heartRate', intervalSec, channels: { mean } });
const alertsOfRates = (mean: (number | null)[], thresholds: Threshold[] = []) =>
  evaluateAlerts('heartRate', ofRates(mean), thresholds);

describe('alert codes', () => {
  it('exist for each kind, none twice', () => {
    expect(Object.keys(alertCodesOf)).toEqual(
      [...recordKinds].sort((a, b) => recordKinds.indexOf(a) - recordKinds.indexOf(b)),
    );
    expect(new Set(alertCodes).size).toBe(alertCodes.length);
  });
});

describe('thresholds with a hold time', () => {
  it.each([
    [9, 111, undefined],
    [10, 110, undefined],
    [10, 111, 'warn'],
    [4, 131, undefined],
    [5, 131, 'critical'],
    [5, 130, undefined],
    [10, 130, 'warn'],
  ] as const)('rate %i minutes at %i beats a minute: %s', (minutes, rate, level) => {
    expect(alertsOfRates([...times(30, 70), ...times(minutes, rate), 70])[0]?.level).toBe(level);
  });

  it.each([
    [10, 51, undefined],
    [9, 50, undefined],
    [10, 50, 'warn'],
    [5, 40, 'critical'],
    [5, 41, undefined],
  ] as const)('rate %i minutes at the slow rate of %i: %s', (minutes, rate, level) => {
    expect(alertsOfRates([...times(30, 70), ...times(minutes, rate), 70])[0]?.level).toBe(level);
  });

  it('report start, end, the worst value and the limit that was passed', () => {
    expect(alertsOfRates([...times(30, 70), ...times(8, 115), 125, ...times(3, 112), 70])).toEqual([
      { code: 'heartRateHigh', level: 'warn', fromSec: 1_800, toSec: 2_520, value: 125, limit: 111 },
    ]);
  });

  it('raise one critical alert for an episode that was critical for long enough', () => {
    expect(alertsOfRates([...times(6, 120), ...times(5, 140), ...times(6, 120), 70])).toEqual([
      { code: 'heartRateHigh', level: 'critical', fromSec: 0, toSec: 1_020, value: 140, limit: 131 },
    ]);
  });

  it('warn when the critical limit was passed, but not for long enough', () => {
    expect(alertsOfRates([...times(6, 120), ...times(4, 140), 120, 120, 140, 70])).toMatchObject([
      { level: 'warn', value: 140, limit: 111 },
    ]);
  });

  it.each([
    [9, 1, 9, true],
    [9, 9, 9, true],
    [9, 10, 9, false],
  ])('bridge missing data shorter than the hold time: %i + %i + %i, %s', (one, gap, two, holds) => {
    const found = alertsOfRates([...times(one, 115), ...times(gap, null), ...times(two, 115)]);
    expect(found.map(({ toSec }) => toSec)).toEqual(holds ? [(one + gap + two) * 60] : []);
  });

  it.each([
    [5, 1, 5, [[0, 660]]],
    [5, 2, 5, [[0, 720]]],
    [5, 3, 5, []],
    [4, 2, 5, []],
    // The blips are at the edge of the window, not within it.
    [
      10,
      3,
      10,
      [
        [0, 600],
        [780, 1_380],
      ],
    ],
    [10, 2, 10, [[0, 1_320]]],
  ])('are met by ten of any twelve minutes: %i beyond, %i not, %i beyond', (one, blip, two, stretches) => {
    const found = alertsOfRates([...times(one, 115), ...times(blip, 70), ...times(two, 115), ...times(20, 70)]);
    expect(found.map(({ fromSec, toSec }) => [fromSec, toSec])).toEqual(stretches);
  });

  it('find the window wherever it begins', () => {
    const mean = [...times(5, 115), ...times(2, 70), ...times(3, 115), 70, ...times(7, 115), ...times(20, 70)];
    // Three of the run before, a blip, seven of the last run: ten of eleven.
    expect(alertsOfRates(mean)).toMatchObject([{ fromSec: 420, toSec: 1_080 }]);
  });

  it('are critical with five of any six minutes', () => {
    expect(alertsOfRates([...times(3, 140), 70, ...times(2, 140), 70])).toMatchObject([
      { level: 'critical', toSec: 360 },
    ]);
    expect(alertsOfRates([...times(2, 140), 70, 70, ...times(3, 140), 70])).toEqual([]);
  });

  it('may be held to the end of the day', () => {
    const mean = [...times(1_430, 70), ...times(10, 115)];
    expect(alertsOfRates(mean)).toMatchObject([{ fromSec: 85_800, toSec: 86_400 }]);
  });

  it('count the minutes of coarse samples', () => {
    expect(evaluateAlerts('heartRate', ofRates([70, 115, 115, 70], 300), [])).toHaveLength(1);
    expect(evaluateAlerts('heartRate', ofRates([70, 115, 70], 300), [])).toHaveLength(0);
  });

  it('come from the health class when it has its own', () => {
    const own: Threshold = {
      measure: 'heartRate',
      critLow: null,
      warnLow: null,
      warnHigh: 90,
      critHigh: null,
      holdMin: 2,
      critHoldMin: null,
    };
    expect(alertsOfRates([...times(2, 95), 70], [own])).toHaveLength(1);
    expect(alertsOfRates([...times(60, 36)], [own])).toEqual([]);
  });

  it('do not alert at a saturation of 88 to 92 when that is the target', () => {
    const day = dayOf({ kind: 'bloodOxygen', channels: { spo2: times(60, 88) } });
    const copd = defaultThresholds({ bloodOxygen: [87, null, null, null, 5, 5] });
    expect(evaluateAlerts('bloodOxygen', day, copd)).toEqual([]);
    expect(evaluateAlerts('bloodOxygen', day, [])).toMatchObject([{ code: 'oxygenLow', level: 'critical', limit: 91 }]);
    const low = dayOf({ kind: 'bloodOxygen', channels: { spo2: times(5, 87) } });
    expect(evaluateAlerts('bloodOxygen', low, copd)).toMatchObject([{ level: 'critical', value: 87, limit: 87 }]);
  });

  it.each([
    [94, 5, undefined],
    [93, 4, undefined],
    [93, 5, 'warn'],
    [91, 5, 'critical'],
  ] as const)('rate a saturation of %i for %i minutes: %s', (value, minutes, level) => {
    const day = dayOf({ kind: 'bloodOxygen', channels: { spo2: [...times(minutes, value), 97] } });
    expect(evaluateAlerts('bloodOxygen', day, [])[0]?.level).toBe(level);
  });

  it.each([
    [25, 5, 'critical'],
    [21, 10, 'warn'],
    [20, 60, undefined],
    [12, 60, undefined],
    [11, 10, 'warn'],
    [8, 5, 'critical'],
  ] as const)('rate %i breaths a minute for %i minutes: %s', (rate, minutes, level) => {
    const day = dayOf({ kind: 'respiratoryRate', channels: { rate: [...times(minutes, rate), 15] } });
    expect(evaluateAlerts('respiratoryRate', day, [])[0]?.level).toBe(level);
  });
});

describe('a day of heart rates', () => {
  it('reports a resting rate fifteen above the usual one', () => {
    const day = ofRates(times(360, 75));
    expect(evaluateAlerts('heartRate', day, [], { restingHr: 60 })).toEqual([
      { code: 'restingRateUp', level: 'warn', fromSec: null, toSec: null, value: 75, limit: 75 },
    ]);
    expect(evaluateAlerts('heartRate', day, [], { restingHr: 60.1 })).toEqual([]);
    expect(evaluateAlerts('heartRate', day, [])).toEqual([]);
  });

  it('reports a long gap only once data resume', () => {
    expect(alertsOfRates([70, ...times(720, null), 70])).toMatchObject([{ code: 'longGap', fromSec: 60, value: 720 }]);
    expect(alertsOfRates([70, ...times(719, null), 70])).toEqual([]);
    expect(alertsOfRates([70])).toEqual([]);
  });
});

describe('blood pressure readings', () => {
  const alertsOf = (...readings: [number, number][]) =>
    evaluateAlerts(
      'bloodPressure',
      dayOf({ kind: 'bloodPressure', events: readings.map(([sys, dia], index) => ({ sec: index * 3_600, sys, dia })) }),
      [],
    ).map(({ code, level }) => `${code} ${level}`);

  it.each([
    [139, 89, []],
    [140, 80, ['systolicHigh warn']],
    [180, 80, ['systolicHigh critical']],
    [130, 90, ['diastolicHigh warn']],
    [130, 110, ['diastolicHigh critical']],
    [101, 70, []],
    [100, 70, ['systolicLow warn']],
    [90, 60, ['systolicLow critical']],
  ] as const)('of %i / %i are rated: %s', (sys, dia, expected) => {
    expect(alertsOf([sys, dia])).toEqual(expected);
  });

  it('are reported when they vary by more than a fifth of their mean', () => {
    expect(alertsOf([101, 70], [139, 70])).toEqual([]);
    expect(alertsOf([102, 70], [102, 70], [139, 70])).toEqual(['pressureVariable warn']);
  });

  it('are not rated with a bad cuff', () => {
    const events = [{ sec: 0, sys: 200, dia: 120, cuffOk: false }];
    expect(evaluateAlerts('bloodPressure', dayOf({ kind: 'bloodPressure', events }), [])).toEqual([]);
  });
});

describe('the variability', () => {
  const day = (sdnn: number, ectopic = 0, windows = 288) =>
    dayOf({
      kind: 'hrv',
      channels: {
        rr: times(windows, 800),
        nn: times(windows, 300),
        sdnn: times(windows, sdnn),
        rmssd: times(windows, 20),
        ectopic: times(windows, ectopic),
      },
    });
  const codesOf = (hrv: ReturnType<typeof day>) => evaluateAlerts('hrv', hrv, []).map(({ code }) => code);

  it('is low below 50 ms over a whole day', () => {
    expect(codesOf(day(49.8))).toEqual(['variabilityLow']);
    expect(codesOf(day(50.2))).toEqual([]);
    expect(codesOf(day(30, 0, 200))).toEqual([]);
  });

  it('is not interpreted with many ectopic beats, nor with a pacemaker', () => {
    expect(codesOf(day(30, 80))).toEqual(['beatsEctopic']);
    expect(codesOf({ ...day(30, 80), wearer: { ...man, pacemaker: true } })).toEqual([]);
    expect(codesOf(day(30, 75))).toEqual(['variabilityLow']);
  });
});

describe('other findings', () => {
  const codesOf = (...question: Parameters<typeof evaluateAlerts>) =>
    evaluateAlerts(...question).map(({ code, level }) => `${code} ${level}`);

  it('include a heart rate above 85 percent of its reserve for five minutes', () => {
    const load = (reserve: number) => dayOf({ kind: 'cardiacLoad', channels: { load: [1], reserve: [reserve] } });
    expect(codesOf('cardiacLoad', load(86), [])).toEqual(['heartStrained warn']);
    expect(codesOf('cardiacLoad', load(85), [])).toEqual([]);
  });

  it('include a load that rises by more than half above that of four weeks', () => {
    const day = dayOf({ kind: 'cardiacLoad', channels: { load: [1], reserve: [10] } });
    expect(codesOf('cardiacLoad', day, [], {}, { acwr: 1.5 })).toEqual([]);
    expect(codesOf('cardiacLoad', day, [], {}, { acwr: 1.51 })).toEqual(['loadRising warn']);
  });

  it('include an ECG that is weak or hardly usable', () => {
    const day = (amplitude: number, usable: number) =>
      dayOf({
        kind: 'ecgIntensity',
        channels: { amplitude: times(100, amplitude), quality: [...times(usable, 90), ...times(100 - usable, 10)] },
      });
    expect(codesOf('ecgIntensity', day(0.3, 60), [])).toEqual([]);
    expect(codesOf('ecgIntensity', day(0.29, 59), [])).toEqual(['ecgUnusable warn', 'electrodeWeak warn']);
  });

  it.each([
    [4.99, []],
    [5, ['hypoxiaLong warn']],
    [25, ['hypoxiaLong warn']],
    [25.1, ['hypoxiaLong critical']],
  ])('rate %f percent of the sleep below 90: %s', (t90SleepPct, expected) => {
    expect(codesOf('sleepStatus', dayOf({ kind: 'sleepStatus' }), [], {}, { t90SleepPct })).toEqual(expected);
    // The share of the day has no limits.
    const day = { t90DayPct: t90SleepPct };
    expect(codesOf('hypoxiaTime', dayOf({ kind: 'hypoxiaTime' }), [], {}, day)).toEqual([]);
  });

  it('include a night often out of bed, long out of bed, or without a movement', () => {
    const absence = (durationSec: number) => ({ sec: 0, durationSec });
    const day = (moves: number[], events: { sec: number; durationSec: number }[]) =>
      dayOf({ kind: 'sleepActivity', channels: { moves }, events });
    expect(codesOf('sleepActivity', day([1], times(3, absence(1_800))), [])).toEqual([]);
    expect(codesOf('sleepActivity', day([1], times(4, absence(60))), [])).toEqual(['outOfBedOften warn']);
    expect(codesOf('sleepActivity', day([1], [absence(1_801)]), [])).toEqual(['outOfBedLong warn']);
    expect(codesOf('sleepActivity', day(times(239, 0), []), [])).toEqual([]);
    expect(codesOf('sleepActivity', day(times(240, 0), []), [])).toEqual(['noMovement warn']);
  });

  it('include three days below half of the usual steps', () => {
    const day = (today: number, ...before: number[]) => ({
      ...dayOf({ kind: 'sport', channels: { steps: [today] } }),
      history: before.map((steps, index) => ({ daysAgo: index + 1, aggregates: { steps } })),
    });
    expect(codesOf('sport', day(499, 499, 499), [], { steps: 1_000 })).toEqual(['stepsFallen warn']);
    expect(codesOf('sport', day(499, 499, 500), [], { steps: 1_000 })).toEqual([]);
    expect(codesOf('sport', day(499, 499), [], { steps: 1_000 })).toEqual([]);
    expect(codesOf('sport', day(499, 499, 499), [])).toEqual([]);
  });

  it('include an impact followed by stillness', () => {
    const day = dayOf({ kind: 'sportAmplitude', channels: { mean: [50, 60, 2], peak: [100, 3_500, 5] } });
    expect(evaluateAlerts('sportAmplitude', day, [])).toEqual([
      { code: 'possibleFall', level: 'critical', fromSec: 60, toSec: 180, value: 3_500, limit: 3_000 },
    ]);
  });

  it('include more than five percent of lost packets', () => {
    const day = dayOf({ kind: 'raw' });
    expect(codesOf('raw', day, [], {}, { lostPct: 5 })).toEqual([]);
    expect(codesOf('raw', day, [], {}, { lostPct: 5.01 })).toEqual(['packetsLost warn']);
  });
});

describe('the alerts of a day', () => {
  it('have the worst level of them', () => {
    expect(alertLevelOfDay([])).toBe('none');
    expect(alertLevelOfDay(alertsOfRates(times(20, 115)))).toBe('warn');
    expect(alertLevelOfDay(alertsOfRates([...times(20, 115), 70, ...times(5, 140)]))).toBe('critical');
  });

  it('are at most a hundred, the critical ones included, sorted by time', () => {
    const warn = [...times(2, 115), 70];
    const own = defaultThresholds({ heartRate: [40, 50, 111, 131, 2, 2] });
    const found = alertsOfRates([...times(300, warn).flat(), ...times(3, 140)], own);
    expect(found).toHaveLength(ALERTS_MAX);
    expect(found.at(-1)?.level).toBe('critical');
    expect(found.map(({ fromSec }) => fromSec)).toEqual(
      [...found].map(({ fromSec }) => fromSec!).sort((a, b) => a - b),
    );
  });
});
