import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS } from '../../../../contract/moment';
import { ownMeasured } from '../../../../src/plugins/record/server/ownMeasured';

const DATE = '2026-03-12';
const MIDNIGHT = dayStart(DATE);
const at = (hour: number) => MIDNIGHT + hour * HOUR_MS;
/** A sample an hour from midnight on, and an event at each third one. */
const measured = {
  series: { startSec: 0, intervalSec: 3_600, count: 6, channels: { mean: [60, 61, 62, 63, 64, 65] } },
  events: [
    { sec: 0, mg: 1 },
    { sec: 10_800, mg: 2 },
  ],
};
const ofWearer = (...bindings: [from: number, to: number | null, deviceUserId?: number][]) =>
  ownMeasured(measured, {
    date: DATE,
    wearerId: 1,
    bindings: bindings.map(([from, to, deviceUserId = 1]) => ({ deviceUserId, from, to })),
  });

describe('what was measured of a wearer', () => {
  it('is the whole day of who wore the device all the time', () => {
    expect(ofWearer([at(-48), null])).toBe(measured);
    expect(ofWearer([at(0), at(24)])).toBe(measured);
  });

  it('begins with the moment of binding, inclusive', () => {
    const { series, events } = ofWearer([at(3), null]);
    expect(series?.channels.mean).toEqual([null, null, null, 63, 64, 65]);
    expect(events).toEqual([{ sec: 10_800, mg: 2 }]);
  });

  it('ends with the moment of unbinding, exclusive', () => {
    const { series, events } = ofWearer([at(-48), at(3)]);
    expect(series?.channels.mean).toEqual([60, 61, 62, null, null, null]);
    expect(events).toEqual([{ sec: 0, mg: 1 }]);
  });

  it('leaves out others in between, and times at which nobody wore it', () => {
    const { series } = ofWearer([at(-48), at(1)], [at(1), at(3), 2], [at(4), null]);
    expect(series?.channels.mean).toEqual([60, null, null, null, 64, 65]);
  });

  it('is nothing where they did not wear it', () => {
    const { series, events } = ofWearer([at(-48), null, 2]);
    expect(series?.channels.mean?.every((sample) => sample === null)).toBe(true);
    expect(events).toEqual([]);
  });
});
