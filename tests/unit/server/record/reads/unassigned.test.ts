import { describe, expect, it } from 'vitest';
import { DAY_MS, dayStart, HOUR_MS } from '../../../../../contract/moment';
import { joinRanges, type UnassignedDay } from '../../../../../src/plugins/record/server/reads/selectUnassigned';

const DATE = '2026-03-12';
const at = (hour: number) => dayStart(DATE) + hour * HOUR_MS;
/** Samples that last an hour each. */
const day = (hours: readonly number[], changes: Partial<UnassignedDay> = {}): UnassignedDay => ({
  kind: 'heartRate',
  deviceId: 1,
  date: DATE,
  moments: hours.map((hour) => ({ from: at(hour), to: at(hour + 1) })),
  ...changes,
});
const told = (days: readonly UnassignedDay[], worn: { from: number; to: number | null }[] = []) =>
  joinRanges(days, new Map([[1, worn.map((each) => ({ ...each, deviceUserId: 7 }))]])).map(
    ({ from, to, kinds, samples }) => [(from - at(0)) / HOUR_MS, (to - at(0)) / HOUR_MS, kinds.length, samples],
  );

describe('stretches of unassigned samples', () => {
  it('contain all kinds of a device, over several days', () => {
    expect(told([day([0, 1]), day([1, 24], { kind: 'bloodOxygen' })])).toEqual([[0, 25, 2, 4]]);
  });

  it('end when the device is worn, and begin again after that', () => {
    expect(told([day([0, 5])], [{ from: at(2), to: at(4) }])).toEqual([
      [0, 1, 1, 1],
      [5, 6, 1, 1],
    ]);
    // A sample may last into the time of the next wearer.
    expect(told([day([0, 1])], [{ from: at(1.5), to: null }])).toEqual([[0, 1.5, 1, 2]]);
  });

  it('end after a day without data, and are never longer than can be assigned at once', () => {
    expect(told([day([0, 25, 51])])).toEqual([
      [0, 26, 1, 2],
      [51, 52, 1, 1],
    ]);
    const weeks = Array.from({ length: 40 }, (_, index) => index * 20);
    expect(
      told([day(weeks)]).every(([from = 0, to = 0]) => ((Number(to) - Number(from)) * HOUR_MS) / DAY_MS <= 31),
    ).toBe(true);
  });

  it('belong to one device each', () => {
    expect(told([day([0]), day([1], { deviceId: 2 })])).toHaveLength(2);
  });
});
