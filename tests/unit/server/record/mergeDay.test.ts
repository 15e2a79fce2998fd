import { describe, expect, it } from 'vitest';
import { records } from '../../../../src/plugins/record/entities/records';
import type { Series } from '../../../../src/plugins/record/entities/series';
import { meetsFiner, mergeDay, onDayGrid } from '../../../../src/plugins/record/server/mergeDay';

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
  mergeDay(layout, { series: older, events: [] }, { series: newer, events: [] }).series;

describe('mergeDay', () => {
  it('takes what is measured in both from the newer part, gaps from the older', () => {
    expect(joined(day({ 0: 60, 1: 61 }), day({ 1: 71, 2: 72 }))?.channels.mean?.slice(0, 4)).toEqual([
      60,
      71,
      72,
      null,
    ]);
  });

  it('puts older samples on the steps of the newer part', () => {
    const merged = joined(day({ 0: 60 }), day({ 1: 71 }, 60));
    expect([merged?.intervalSec, merged?.count]).toEqual([60, 1_440]);
    expect(merged?.channels.mean?.slice(0, 6)).toEqual([60, 71, 60, 60, 60, null]);
  });

  it('never puts a coarser sample in the place of a finer one, and fills gaps with it', () => {
    const fine = day({ 0: 60, 1: 61, 7: 67 }, 60);
    const merged = joined(fine, day({ 0: 90, 2: 92 }));
    expect([merged?.intervalSec, merged?.count]).toEqual([60, 1_440]);
    expect(merged?.channels.mean?.slice(0, 12)).toEqual([60, 61, 90, 90, 90, null, null, 67, null, null, 92, 92]);
  });

  it.each([
    [60, 300, { 0: 90 }, true],
    // Of another time than the finer ones.
    [60, 300, { 5: 90 }, false],
    [300, 60, { 0: 90 }, false],
    [300, 300, { 0: 90 }, false],
  ])('says whether finer samples of the same time stay: %i s, then %i s at %j, %s', (before, after, samples, meets) => {
    const part = (series: Series) => ({ series, events: [] });
    expect(meetsFiner(part(day({ 0: 60 }, before)), part(day(samples, after)))).toBe(meets);
  });

  it('keeps the one there is', () => {
    const series = day({ 3: 63 });
    const none = { series: null, events: [] };
    expect(mergeDay(layout, { series, events: [] }, none).series).toBe(series);
    expect(mergeDay(layout, none, { series, events: [] }).series).toBe(series);
  });

  it('knows events at the same second as the same, and puts them in order', () => {
    const { layout: readings } = records.bloodPressure;
    const older = {
      series: null,
      events: [
        { sec: 60, sys: 120 },
        { sec: 10, sys: 110 },
      ],
    };
    const newer = { series: null, events: [{ sec: 60, sys: 125 }] };
    expect(mergeDay(readings, older, newer).events).toEqual([
      { sec: 10, sys: 110 },
      { sec: 60, sys: 125 },
    ]);
  });

  it('keeps the latest events where a day has too many', () => {
    const { layout: readings } = records.bloodPressure;
    const events = Array.from({ length: 100 }, (_, sec) => ({ sec }));
    const merged = mergeDay(readings, { series: null, events }, { series: null, events: [{ sec: 500 }] }).events;
    expect([merged.length, merged[0]?.sec, merged.at(-1)?.sec]).toEqual([100, 1, 500]);
  });

  it('tells packets apart by their signal and number', () => {
    const ecg = { seq: 1, signal: 'ecg', sec: 5 };
    const ppg = { seq: 1, signal: 'ppg', sec: 5 };
    const merged = mergeDay(records.raw.layout, { series: null, events: [ecg] }, { series: null, events: [ppg, ecg] });
    expect(merged.events).toEqual([ecg, ppg]);
  });

  it('replaces a histogram as a whole', () => {
    const of = (ms: number) => ({ series: null, events: [{ ms, count: 5 }] });
    expect(mergeDay(records.hrv.layout, of(800), of(900)).events).toEqual([{ ms: 900, count: 5 }]);
  });
});

describe('onDayGrid', () => {
  it('places a part of a day, and leaves out what lies outside of it', () => {
    const part = { startSec: 86_400 - 600, intervalSec: 300, count: 4, channels: { mean: [61, 62, 63, 64] } };
    expect(onDayGrid(layout, part).channels.mean?.slice(-3)).toEqual([null, 61, 62]);
    expect(onDayGrid(layout, part).count).toBe(288);
  });

  it('begins a night the evening before', () => {
    const { layout: night } = records.sleepStatus;
    const part = { startSec: 0, intervalSec: 60, count: 1, channels: { stage: [2] } };
    const placed = onDayGrid(night, part);
    expect([placed.startSec, placed.count, placed.channels.stage?.indexOf(2)]).toEqual([-21_600, 1_080, 360]);
  });
});
