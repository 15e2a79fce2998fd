import { describe, expect, it } from 'vitest';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { coverageOf } from '../../../src/plugins/record/server/signals/coverage';
import type { SignalDay } from '../../../src/plugins/record/server/signals/signalDay';
import { sleepArchitectureOf } from '../../../src/plugins/record/server/signals/sleepArchitecture';
import { dayOf, times } from './support/dayOf';

const [W, L, D, R] = [0, 1, 2, 3];

/** Figures of the main sleep: those of the whole sleep day are left out. */
function mainSleep(found: SignalDay) {
  const { napMin: _naps, totalSleepMin: _total, ...main } = aggregatesOf.sleepStatus(found);
  return main;
}

/** In bed at 22:00, asleep after 10 min, awake for 6 and for 2 min, out of bed for 4, up after 12 min awake. */
const stages = [
  ...times(240, null),
  ...times(10, W),
  ...times(30, L),
  ...times(40, D),
  ...times(6, W),
  ...times(10, R),
  ...times(60, L),
  ...times(2, W),
  ...times(20, R),
  ...times(4, null),
  ...times(16, L),
  ...times(12, W),
];
const night = dayOf({ kind: 'sleepStatus', channels: { stage: stages } });

describe('a night', () => {
  it('is derived from its stages; out of bed counts as awake', () => {
    expect(sleepArchitectureOf(night.series!)).toEqual({
      bedSec: -2 * 3_600,
      riseSec: -2 * 3_600 + 210 * 60,
      sleepSec: -2 * 3_600 + 600,
      wakeSec: -2 * 3_600 + 198 * 60,
      inBedMin: 210,
      asleepMin: 176,
      wakeMin: 34,
      lightMin: 106,
      deepMin: 40,
      remMin: 30,
      latencyMin: 10,
      remLatencyMin: 76,
      wasoMin: 24,
      efficiency: 83.8,
      awakenings: 3,
      longAwakenings: 1,
      cycles: 2,
    });
  });

  it('has the midpoint of the sleep', () => {
    expect(aggregatesOf.sleepStatus(night)).toMatchObject({ midpointSec: -2 * 3_600 + 104 * 60 });
  });

  const figures = (stage: (number | null)[], intervalSec = 60) =>
    aggregatesOf.sleepStatus(dayOf({ kind: 'sleepStatus', intervalSec, channels: { stage } }));

  it.each([
    // Asleep when the device starts: the onset is unknown.
    [
      'whose onset is not known',
      [...times(400, L), ...times(20, W), ...times(60, R)],
      { inBedMin: 480, latencyMin: null, asleepMin: 460, wasoMin: 20, efficiency: 95.8, remLatencyMin: null },
    ],
    [
      'out of bed twice',
      [...times(20, W), ...times(200, L), ...times(12, null), ...times(180, L), ...times(8, null), ...times(60, D)],
      { inBedMin: 480, latencyMin: 20, asleepMin: 440, wasoMin: 20, wakeMin: 40, efficiency: 91.7, awakenings: 2 },
    ],
    [
      'out of bed before falling asleep',
      [...times(10, W), ...times(5, null), ...times(5, W), ...times(100, L)],
      { inBedMin: 120, latencyMin: 20, asleepMin: 100, wasoMin: 0 },
    ],
    ['without deep sleep', [W, ...times(300, L), ...times(80, R)], { deepMin: 0, lightMin: 300, remMin: 80 }],
    ['of 5 h 59', [W, ...times(359, L)], { asleepMin: 359, inBedMin: 360 }],
    ['of 6 h', [W, ...times(360, L)], { asleepMin: 360, inBedMin: 361 }],
    ['of 4 h 59', [W, ...times(299, L)], { asleepMin: 299, inBedMin: 300 }],
    // The grid covers eighteen hours from 18:00 to noon; midnight is nothing special.
    ['all of the grid long', [W, ...times(1_079, L)], { inBedMin: 1_080, asleepMin: 1_079 }],
    [
      'awake all the time',
      times(60, W),
      {
        inBedMin: 60,
        wakeMin: 60,
        asleepMin: null,
        latencyMin: null,
        wasoMin: null,
        efficiency: null,
        midpointSec: null,
      },
    ],
    ['of which nothing was measured', times(480, null), { inBedMin: null, asleepMin: null, efficiency: null }],
  ])('has the expected durations: %s', (_, stage, expected) => expect(figures(stage)).toMatchObject(expected));

  it('lasts as long as latency, sleep and time awake together, in whole minutes, for any epochs', () => {
    // Fixed steps through the codes and gaps, so that every run has another length.
    let state = 7;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    for (let round = 0; round < 200; round += 1) {
      const stage = Array.from({ length: 5 + next(12) }, () =>
        times(1 + next(61), [W, L, D, R, null][next(5)] ?? null),
      ).flat();
      const { inBedMin, latencyMin, asleepMin, wasoMin, wakeMin, lightMin, deepMin, remMin } = figures(stage, 30);
      if (inBedMin === null || asleepMin === null) continue;
      expect(Number(latencyMin ?? 0) + Number(asleepMin) + Number(wasoMin), `round ${round}`).toBe(inBedMin);
      expect(Number(wakeMin) + Number(lightMin) + Number(deepMin) + Number(remMin)).toBe(inBedMin);
      expect(Number(wasoMin)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a nap', () => {
  /** In bed at 22:30, asleep after 20 min for 7 h, up at 05:55 after 5 min awake. */
  const night = [...times(20, W), ...times(300, L), ...times(120, D), ...times(5, W)];
  const withNap = (evening: (number | null)[], rest: (number | null)[] = night) => [
    ...evening,
    ...times(270 - evening.length, null),
    ...rest,
  ];
  const day = (stage: (number | null)[]) => dayOf({ kind: 'sleepStatus', channels: { stage } });
  const alone = mainSleep(day(withNap([])));

  it('leaves a night without one unchanged', () => {
    expect(alone).toMatchObject({ inBedMin: 445, latencyMin: 20, asleepMin: 420, wasoMin: 5, awakenings: 0 });
  });

  it.each<[string, (number | null)[]]>([
    ['of the evening', [...times(30, null), ...times(10, W), ...times(60, L)]],
    ['that has begun before 18:00', times(75, L)],
    ['of one minute at 18:00', times(1, L)],
    ['that ends an hour before the night is slept', [...times(170, null), ...times(60, L)]],
    ['of two parts', [...times(30, L), ...times(90, null), ...times(30, L)]],
  ])('%s neither begins the night nor is a part of it', (_, evening) => {
    const found = day(withNap(evening));
    expect(mainSleep(found)).toEqual(alone);
    const minutes = evening.filter((stage) => stage === L).length;
    expect(aggregatesOf.sleepStatus(found)).toMatchObject({ napMin: minutes, totalSleepMin: 420 + minutes });
    expect(coverageOf('sleepStatus', found).coveragePct).toBe(100);
  });

  it('followed by lying awake in bed makes the sleep latency long', () => {
    const found = aggregatesOf.sleepStatus(day(withNap([...times(60, L), ...times(210, W)])));
    expect(found).toMatchObject({ inBedMin: 655, latencyMin: 230, asleepMin: 420, wasoMin: 5 });
  });

  it.each<[string, (number | null)[], number]>([
    ['less than an hour before the rest of it', [...times(171, null), ...times(60, L)], 480],
    ['until after 22:00', [...times(121, null), ...times(120, L)], 540],
  ])('is the beginning of the night %s', (_, evening, asleepMin) => {
    const laterNight = asleepMin === 540 ? [...times(40, null), ...night] : night;
    const found = aggregatesOf.sleepStatus(day(withNap(evening, laterNight)));
    expect(found).toMatchObject({ asleepMin, latencyMin: null });
  });

  it('in the morning does not extend the time in bed', () => {
    // From 05:55 to 08:30.
    const morning = [...times(155, null), ...times(60, L)];
    expect(mainSleep(day([...withNap([]), ...morning]))).toEqual(alone);
    // Falling asleep again at 07:30 is a part of the night.
    const again = [...times(95, null), ...times(60, L)];
    expect(aggregatesOf.sleepStatus(day([...withNap([]), ...again]))).toMatchObject({ asleepMin: 480, awakenings: 1 });
  });

  it('is reported when there is nothing else', () => {
    expect(aggregatesOf.sleepStatus(day(times(75, L)))).toMatchObject({ asleepMin: 75, inBedMin: 75 });
  });
});

describe('sleep by day', () => {
  /** Minutes from 18:00 of the evening before to a time of the day. */
  const until = (hour: number) => (6 + hour) * 60;
  const from = (hour: number, stage: (number | null)[]) => [...times<number | null>(until(hour), null), ...stage];
  const asleep = [...times(10, W), ...times(420, L), ...times(10, W)];
  const day = (stage: (number | null)[]) => dayOf({ kind: 'sleepStatus', channels: { stage } });

  it.each([8, 9, 10])('from %i:00 on is the sleep of its day, as a whole', (hour) => {
    expect(aggregatesOf.sleepStatus(day(from(hour, asleep)))).toMatchObject({
      inBedMin: 440,
      latencyMin: 10,
      asleepMin: 420,
      wasoMin: 10,
    });
  });

  it.each([12, 13, 14, 16.5])('at %f:00 after a night is a nap, which does not change the night', (hour) => {
    const alone = [...times(240, null), ...asleep];
    const both = [...alone, ...times<number | null>(until(hour) - alone.length, null), ...times(60, L)];
    expect(mainSleep(day(both))).toEqual(mainSleep(day(alone)));
    expect(aggregatesOf.sleepStatus(day(both))).toMatchObject({ napMin: 60, totalSleepMin: 480 });
  });

  it('excludes a nap of the night before it', () => {
    const alone = from(9, asleep);
    const both = alone.map((stage, minute) => (minute >= until(1) && minute < until(2) ? L : stage));
    expect(mainSleep(day(both))).toEqual(mainSleep(day(alone)));
    expect(aggregatesOf.sleepStatus(day(both))).toMatchObject({ napMin: 60, totalSleepMin: 480 });
  });
});
