import { describe, expect, it } from 'vitest';
import { records } from '../../../../../src/plugins/record/entities/records';
import type { Series } from '../../../../../src/plugins/record/entities/series';
import { joinParts, mergeDay, onDayGrid, withoutRange } from '../../../../../src/plugins/record/server/days/mergeDay';

const { layout } = records.heartRate;

/** A whole day in steps of five minutes, or one, with samples at some places. */
function day(samples: Readonly<Record<number, number>>, intervalSec = 300): Series {
  const count = 86_400 / intervalSec;
  return {
    startSec: 0,
    intervalSec,
    count,
    channels: { mean: Array.from({ length: count }, (_, index) => samples[index] ?? null) },
  };
}

const joined = (older: Series, newer: Series) =>
  mergeDay(layout, { series: older, events: [] }, { series: newer, events: [] }).day.series;

describe('mergeDay', () => {
  it('takes values measured in both from the newer part, and fills gaps from the older', () => {
    expect(joined(day({ 0: 60, 1: 61 }), day({ 1: 71, 2: 72 }))?.channels.mean?.slice(0, 4)).toEqual([
      60,
      71,
      72,
      null,
    ]);
  });

  it('converts older samples to the steps of the newer part', () => {
    const merged = joined(day({ 0: 60 }), day({ 1: 71 }, 60));
    expect([merged?.intervalSec, merged?.count]).toEqual([60, 1_440]);
    expect(merged?.channels.mean?.slice(0, 6)).toEqual([60, 71, 60, 60, 60, null]);
  });

  it('never replaces a finer sample with a coarser one, and fills gaps with it', () => {
    const fine = day({ 0: 60, 1: 61, 7: 67 }, 60);
    const merged = joined(fine, day({ 0: 90, 2: 92 }));
    expect([merged?.intervalSec, merged?.count]).toEqual([60, 1_440]);
    expect(merged?.channels.mean?.slice(0, 12)).toEqual([60, 61, 90, 90, 90, null, null, 67, null, null, 92, 92]);
  });

  it.each<[string, number, Record<number, number>, number, Record<number, number>, boolean]>([
    ['coarser ones of the same time', 60, { 0: 60 }, 300, { 0: 90 }, true],
    ['coarser ones of another time', 60, { 0: 60 }, 300, { 5: 90 }, false],
    ['finer ones', 300, { 0: 60 }, 60, { 0: 90 }, false],
    ['as many others', 300, { 0: 60 }, 300, { 0: 90 }, false],
    ['fewer others', 60, { 0: 60, 1: 61, 2: 62 }, 60, { 0: 90, 2: 92 }, true],
    ['fewer of the same', 60, { 0: 60, 1: 61, 2: 62 }, 60, { 0: 60, 2: 62 }, false],
    ['others of a shorter time', 60, { 0: 60, 1: 61, 2: 62 }, 60, { 1: 91 }, false],
  ])('reports whether incoming samples are ignored: %s', (_, before, samples, after, others, isKept) => {
    const part = (series: Series) => ({ series, events: [] });
    expect(mergeDay(layout, part(day(samples, before)), part(day(others, after))).keptFiner).toBe(isKept);
  });

  it('never replaces more samples with fewer of the same time, and fills gaps with them', () => {
    const merged = joined(day({ 0: 60, 1: 61, 2: 62 }), day({ 0: 90, 3: 93 }));
    expect(merged?.channels.mean?.slice(0, 5)).toEqual([60, 61, 62, 93, null]);
  });

  it('keeps the only part', () => {
    const series = day({ 3: 63 });
    const none = { series: null, events: [] };
    expect(mergeDay(layout, { series, events: [] }, none).day.series).toBe(series);
    expect(mergeDay(layout, none, { series, events: [] }).day.series).toBe(series);
  });

  it('treats events at the same second as equal, and sorts them', () => {
    const { layout: readings } = records.bloodPressure;
    const older = {
      series: null,
      events: [
        { sec: 60, sys: 120 },
        { sec: 10, sys: 110 },
      ],
    };
    const newer = { series: null, events: [{ sec: 60, sys: 125 }] };
    expect(mergeDay(readings, older, newer).day.events).toEqual([
      { sec: 10, sys: 110 },
      { sec: 60, sys: 125 },
    ]);
  });

  it('keeps the latest events when a day has too many', () => {
    const { layout: readings } = records.bloodPressure;
    const events = Array.from({ length: 100 }, (_, sec) => ({ sec }));
    const merged = mergeDay(readings, { series: null, events }, { series: null, events: [{ sec: 500 }] }).day.events;
    expect([merged.length, merged[0]?.sec, merged.at(-1)?.sec]).toEqual([100, 1, 500]);
  });

  it('distinguishes packets by their signal and number', () => {
    const ecg = { seq: 1, signal: 'ecg', sec: 5 };
    const ppg = { seq: 1, signal: 'ppg', sec: 5 };
    const merged = mergeDay(records.raw.layout, { series: null, events: [ecg] }, { series: null, events: [ppg, ecg] });
    expect(merged.day.events).toEqual([ecg, ppg]);
  });

  it('replaces a histogram as a whole', () => {
    const of = (ms: number) => ({ series: null, events: [{ ms, count: 5 }] });
    expect(mergeDay(records.hrv.layout, of(800), of(900)).day.events).toEqual([{ ms: 900, count: 5 }]);
  });
});

describe('withoutStretch', () => {
  const series = day({ 0: 60, 1: 61, 2: 62 });
  const events = [{ sec: 0 }, { sec: 400 }, { sec: 900 }];

  it('removes the range of a part, from its first sample to the end of its last', () => {
    const part = { startSec: 300, intervalSec: 300, count: 1, channels: { mean: [null] } };
    const left = withoutRange({ series, events }, { series: part, events: [] });
    expect(left.series?.channels.mean?.slice(0, 3)).toEqual([60, null, 62]);
    expect(left.events).toEqual([{ sec: 0 }, { sec: 900 }]);
  });

  it('covers the whole day when there are only events', () => {
    expect(withoutRange({ series: null, events }, { series: null, events: [{ sec: 5 }] }).events).toEqual([]);
  });
});

describe('joinedParts', () => {
  it('merges the shares of several wearers of a day, and returns nothing for none', () => {
    const part = (samples: Record<number, number>, sec: number) => ({ series: day(samples), events: [{ sec }] });
    const whole = joinParts(records.sportAmplitude.layout, [part({ 0: 60 }, 900), part({ 2: 62 }, 0)]);
    expect(whole?.series?.channels.mean?.slice(0, 3)).toEqual([60, null, 62]);
    expect(joinParts(layout, [])).toBeUndefined();
  });
});

describe('onDayGrid', () => {
  it('places a part of a day, and leaves out what lies outside of it', () => {
    const part = { startSec: 86_400 - 600, intervalSec: 300, count: 4, channels: { mean: [61, 62, 63, 64] } };
    expect(onDayGrid(layout, part).channels.mean?.slice(-3)).toEqual([null, 61, 62]);
    expect(onDayGrid(layout, part).count).toBe(288);
  });

  it('begins a night on the evening before', () => {
    const { layout: night } = records.sleepStatus;
    const part = { startSec: 0, intervalSec: 60, count: 1, channels: { stage: [2] } };
    const placed = onDayGrid(night, part);
    expect([placed.startSec, placed.count, placed.channels.stage?.indexOf(2)]).toEqual([-21_600, 1_440, 360]);
  });
});
