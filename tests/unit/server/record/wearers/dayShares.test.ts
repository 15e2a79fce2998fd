import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS, MINUTE_MS } from '../../../../../contract/moment';
import { dayGrid } from '../../../../../src/plugins/device/entities/uploads/layout';
import { splitByWearer } from '../../../../../src/plugins/record/server/wearers/dayShares';

const DATE = '2026-03-12';
const MIDNIGHT = dayStart(DATE);
const at = (hour: number) => MIDNIGHT + hour * HOUR_MS;
const layout = { ...dayGrid, intervals: [3_600], channels: {} };
/** Samples each hour from midnight on, and an event at every third one. */
const measured = {
  series: { startSec: 0, intervalSec: 3_600, count: 6, channels: { mean: [60, 61, 62, 63, 64, 65] } },
  events: [
    { sec: 0, mg: 1 },
    { sec: 10_800, mg: 2 },
  ],
};
const shares = (
  bindings: [from: number, to: number | null, deviceUserId?: number][],
  day: typeof measured = measured,
) =>
  splitByWearer(day, {
    date: DATE,
    layout,
    bindings: bindings.map(([from, to, deviceUserId = 1]) => ({ deviceUserId, from, to })),
  });
const told = (bindings: [from: number, to: number | null, deviceUserId?: number][]) =>
  shares(bindings).map((share) => [
    share.deviceUserId,
    share.measured.series?.channels.mean,
    share.measured.events.map(({ mg }) => mg),
  ]);

describe('the shares of a day', () => {
  it('are one, the day itself, when one person wore the device all day', () => {
    expect(shares([[at(-48), null]])[0]?.measured).toBe(measured);
    expect(shares([[at(0), at(24)]])[0]).toEqual({ deviceUserId: 1, measured });
  });

  it('are one unassigned share when the device was not bound', () => {
    expect(shares([])).toEqual([{ deviceUserId: null, measured }]);
    expect(shares([[at(24), null]])).toEqual([{ deviceUserId: null, measured }]);
    expect(shares([[at(-48), at(0)]])).toEqual([{ deviceUserId: null, measured }]);
  });

  it('begin at the moment of binding, inclusive, with the time before unassigned', () => {
    expect(told([[at(3), null]])).toEqual([
      [null, [60, 61, 62, null, null, null], [1]],
      [1, [null, null, null, 63, 64, 65], [2]],
    ]);
  });

  it.each([
    ['at the moment of a sample', at(3), 63],
    ['one millisecond after it', at(3) + 1, 64],
    ['one millisecond before it', at(3) - 1, 63],
  ])('belong to the person to whom the device is bound %s', (_, from, first) => {
    const own = shares([[from, null]]).find(({ deviceUserId }) => deviceUserId === 1);
    expect(own?.measured.series?.channels.mean?.find((sample) => sample !== null)).toBe(first);
  });

  it('end at the moment of unbinding, exclusive', () => {
    expect(told([[at(-48), at(3)]])[0]).toEqual([1, [60, 61, 62, null, null, null], [1]]);
  });

  it('are those of two wearers and an unassigned one between, the largest first', () => {
    const hands: [number, number | null, number?][] = [
      [at(-48), at(1)],
      [at(2), at(5) + MINUTE_MS, 2],
    ];
    expect(told(hands)).toEqual([
      [2, [null, null, 62, 63, 64, 65], [2]],
      [1, [60, null, null, null, null, null], [1]],
      [null, [null, 61, null, null, null, null], []],
    ]);
  });

  it('lose nothing, for every wearer', () => {
    const parts = shares([
      [at(-1), at(2), 7],
      [at(2), at(4), 8],
    ]);
    const known = parts.flatMap((part) =>
      (part.measured.series?.channels.mean ?? []).filter((sample) => sample !== null),
    );
    expect(known.sort()).toEqual(measured.series.channels.mean);
  });

  it('keep aggregates of the whole day with the largest share', () => {
    const day = { series: measured.series, events: [{ ms: 800, count: 5 }] as never };
    const parts = shares([[at(4), null]], day);
    expect(parts.map(({ deviceUserId, measured: { events } }) => [deviceUserId, events.length])).toEqual([
      [null, 1],
      [1, 0],
    ]);
  });

  it('keep a day that has only such aggregates', () => {
    const day = { series: null as never, events: [{ ms: 800, count: 5 }] as never };
    expect(shares([[at(4), null]], day)).toEqual([{ deviceUserId: 1, measured: day }]);
  });
});
