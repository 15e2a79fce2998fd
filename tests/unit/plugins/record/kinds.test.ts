import { describe, expect, it } from 'vitest';
import type { Threshold, ThresholdMeasure } from '../../../../src/plugins/device/entities/thresholds/thresholds';
import { recordKinds } from '../../../../src/plugins/device/entities/uploads/recordKinds';
import { csvOf } from '../../../../src/plugins/record/day/chart/csvOf';
import { readingsAt } from '../../../../src/plugins/record/day/chart/readings';
import { dayPlot, nightsOf } from '../../../../src/plugins/record/day/dayPlot';
import { minutesByValue } from '../../../../src/plugins/record/day/extras/minutesByValue';
import { radarAxes } from '../../../../src/plugins/record/day/extras/radarAxes';
import { rasterCells } from '../../../../src/plugins/record/day/extras/rasterCells';
import type { DayEvent, DayInput } from '../../../../src/plugins/record/day/kinds/kindDay';
import { panesOf } from '../../../../src/plugins/record/day/kinds/panesOf';
import { joinDays } from '../../../../src/plugins/record/day/night/joinDays';
import { nightSpanOf } from '../../../../src/plugins/record/day/night/nightSpan';
import { quantitiesOf } from '../../../../src/plugins/record/day/plot/quantities';
import { tableStep, valueTable } from '../../../../src/plugins/record/day/plot/valueTable';
import { isUsual, references, referenceText } from '../../../../src/plugins/record/day/references';
import { records } from '../../../../src/plugins/record/entities/records';
import type { Series } from '../../../../src/plugins/record/entities/series';

const HOUR = 3_600;
const word = (key: string, options?: Readonly<Record<string, unknown>>) =>
  options ? `${key} ${Object.values(options).join(' ')}` : key;
const threshold = (measure: ThresholdMeasure, limits: Partial<Threshold>): Threshold => ({
  measure,
  critLow: null,
  warnLow: null,
  warnHigh: null,
  critHigh: null,
  holdMin: 0,
  critHoldMin: 0,
  ...limits,
});
const input = (overrides: Partial<DayInput> = {}): DayInput => ({
  series: undefined,
  events: [],
  wearer: { maxHr: 150, thresholds: [] },
  translateDay: word,
  ...overrides,
});
const seriesOf = (channels: Series['channels'], intervalSec = 60, startSec = 0): Series => ({
  startSec,
  intervalSec,
  count: Object.values(channels)[0]?.length ?? 0,
  channels,
});

describe('every kind of record', () => {
  it.each(recordKinds)('%s is drawn even when nothing was measured', (kind) => {
    const panes = panesOf[kind](input());
    expect(panes.length).toBeGreaterThan(0);
    expect(new Set(panes.map(({ id }) => id)).size).toBe(panes.length);
    for (const { domain } of panes) if (domain) expect(domain[1]).toBeGreaterThan(domain[0]);
  });

  it.each(recordKinds)('%s has normal ranges only for aggregates it has', (kind) => {
    for (const name of Object.keys(references[kind] ?? {})) expect(records[kind].aggregates).toContain(name);
  });
});

describe('chart panes', () => {
  it('show the saturation from 70 to 100, and below 90 in red by default', () => {
    const [pane] = panesOf.bloodOxygen(input({ series: seriesOf({ spo2: [97, 88] }) }));
    expect(pane?.domain).toEqual([70, 100]);
    expect(pane?.bands).toEqual([{ from: null, to: 90, level: 'critical' }]);
    const wearer = { maxHr: undefined, thresholds: [threshold('bloodOxygen', { critLow: 87 })] };
    expect(panesOf.bloodOxygen(input({ wearer }))[0]?.bands).toEqual([{ from: null, to: 87, level: 'critical' }]);
  });

  it('color a blood pressure reading by the worse of its two numbers', () => {
    const wearer = {
      maxHr: undefined,
      thresholds: [
        threshold('systolic', { warnHigh: 140, critHigh: 180 }),
        threshold('diastolic', { warnHigh: 90, critHigh: 110 }),
      ],
    };
    const reading = (sys: number, dia: number): DayEvent => ({ sec: sys, sys, dia });
    const events = [reading(120, 80), reading(139, 90), reading(180, 80)];
    const [layer] = panesOf.bloodPressure(input({ wearer, events }))[0]?.layers ?? [];
    expect(layer?.type === 'ranges' && layer.items.map(({ color }) => color)).toEqual(['first', 'warn', 'critical']);
  });

  it('show the load of each hour by effort, and its sum', () => {
    const series = seriesOf({ load: [1, 2, null, 4], reserve: [10, 45, null, 95] }, 1_800);
    const [stack, sum] = panesOf.cardiacLoad(input({ series }))[0]?.layers ?? [];
    expect(stack?.type === 'stack' && stack.parts.map(({ track }) => track.values)).toEqual([
      [1, 0],
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 4],
    ]);
    expect(sum?.type === 'line' && sum.track.values).toEqual([1, 3, null, 7]);
  });

  it('distinguish minutes below 88 from those between 88 and 90', () => {
    const [pane] = panesOf.hypoxiaTime(input({ series: seriesOf({ below90: [10, null], below88: [4, null] }, HOUR) }));
    const [stack] = pane?.layers ?? [];
    expect(stack?.type === 'stack' && stack.parts.map(({ track }) => track.values)).toEqual([
      [4, null],
      [6, null],
    ]);
  });

  it('show effort zones only when the maximum heart rate is known', () => {
    const series = seriesOf({ mean: [60, 120, 150, null] });
    expect(panesOf.heartRate(input({ series })).map(({ id }) => id)).toEqual(['heartRate', 'zones']);
    const wearer = { maxHr: undefined, thresholds: [] };
    expect(panesOf.heartRate(input({ series, wearer })).map(({ id }) => id)).toEqual(['heartRate']);
  });

  it('count the bytes of each hour, with a gap for an hour without a packet', () => {
    const packet = (sec: number) => ({ sec, ms: 1_000, signal: 'ecg', bytes: 2_048, seq: 1, hz: 250 });
    const [, bytes] = panesOf.raw(input({ events: [packet(10), packet(20), packet(7_200)] }));
    const [bars] = bytes?.layers ?? [];
    expect(bars && 'track' in bars && bars.track.values.slice(0, 4)).toEqual([4, null, 2, null]);
  });
});

describe('a day', () => {
  it('spans the range of its kind, with the nights in it', () => {
    expect(dayPlot(records.heartRate, input()).span).toEqual({ fromSec: 0, toSec: 24 * HOUR });
    const night = dayPlot(records.sleepStatus, input()).span;
    expect(night).toEqual({ fromSec: -6 * HOUR, toSec: 18 * HOUR });
    expect(nightsOf({ fromSec: 0, toSec: 24 * HOUR })).toEqual([
      { fromSec: 0, toSec: 6 * HOUR },
      { fromSec: 22 * HOUR, toSec: 24 * HOUR },
    ]);
    expect(nightsOf(night)).toEqual([{ fromSec: -2 * HOUR, toSec: 6 * HOUR }]);
  });

  it('has an axis from the beginning to the end of its sleep day where a sleep crosses 18:00', () => {
    const spanOf = (record: object) => dayPlot(records.sleepStatus, { ...input(), record: { ...record } }).span;
    const hours = (from: number, to: number) => ({ fromSec: from * HOUR, toSec: to * HOUR });
    expect(spanOf({ sleepDayBeginSec: null, sleepDayEndSec: 22 * HOUR })).toEqual(hours(-6, 22));
    expect(spanOf({ sleepDayBeginSec: -2 * HOUR, sleepDayEndSec: null })).toEqual(hours(-2, 18));
    expect(spanOf({ sleepDayBeginSec: -7 * HOUR, sleepDayEndSec: 22 * HOUR })).toEqual(hours(-7, 22));
  });

  it('has no missing data in the future', () => {
    expect(dayPlot(records.heartRate, input(), 6 * HOUR).pastSec).toBe(6 * HOUR);
    expect(dayPlot(records.heartRate, input(), 90 * HOUR).pastSec).toBe(24 * HOUR);
    expect(dayPlot(records.heartRate, input()).pastSec).toBe(24 * HOUR);
  });

  it('is read at a moment: samples, gaps, and events', () => {
    const panes = panesOf.sleepActivity(
      input({
        series: seriesOf({ moves: [3, null], turns: [0, null] }),
        events: [{ sec: 30, durationSec: 600 }],
      }),
    );
    expect(readingsAt(panes, 45, 'en').map((pane) => pane.map(({ text }) => text))).toEqual([
      ['3'],
      ['0'],
      ['sleepActivity.exitText 00:00 10'],
    ]);
    expect(readingsAt(panes, 90, 'en')[0]?.[0]?.text).toBeUndefined();
    expect(readingsAt(panes, 10, 'en')[2]).toEqual([]);
  });

  it('is exported as a table with every sample, empty gaps, codes by name, and events with their time', () => {
    const plot = dayPlot(records.sleepStatus, input({ series: seriesOf({ stage: [1, null, 3] }, 60, -6 * HOUR) }));
    expect(csvOf(plot, { time: 'time', locale: 'en' })).toEqual({
      headings: ['time', 'sleepStatus.title sleepStatus.stage'],
      rows: [
        ['18:00:00', 'sleepStatus.light'],
        ['18:02:00', 'sleepStatus.rem'],
      ],
    });
    const pressure = dayPlot(records.bloodPressure, input({ events: [{ sec: 7_200, sys: 130, dia: 80 }] }));
    expect(csvOf(pressure, { time: 'time', locale: 'en' }).rows).toEqual([
      ['02:00:00', 'bloodPressure.reading', '02:00 130/80 mmHg'],
    ]);
  });
});

describe('the table of the visible range', () => {
  const [pane] = panesOf.heartRate(input({ series: seriesOf({ mean: [60, 70, null, null, 80, 90] }) }));
  const quantities = pane ? quantitiesOf(pane) : [];

  it('is as fine as the rows allow, never finer than the samples', () => {
    expect(tableStep(quantities, { fromSec: 0, toSec: 360 }, 96)).toBe(60);
    expect(tableStep(quantities, { fromSec: 0, toSec: 24 * HOUR }, 96)).toBe(900);
  });

  it('has mean, minimum and maximum, and no row for a gap', () => {
    expect(valueTable(quantities, { fromSec: 0, toSec: 360 }, 120)).toEqual([
      { fromSec: 0, toSec: 120, cells: [{ mean: 65, least: 60, greatest: 70 }] },
      { fromSec: 240, toSec: 360, cells: [{ mean: 85, least: 80, greatest: 90 }] },
    ]);
  });

  it('shows for codes the one that lasted longest', () => {
    const [stages] = panesOf.sleepStatus(input({ series: seriesOf({ stage: [1, 1, 3] }) }));
    const [row] = valueTable(stages ? quantitiesOf(stages) : [], { fromSec: 0, toSec: 180 }, 300);
    expect(row?.cells[0]?.mean).toBe(1);
  });
});

describe('the span of a night', () => {
  const stages = (from: number, to: number) => {
    const stage = Array.from({ length: 24 }, (_, hour) => (hour - 6 >= from && hour - 6 < to ? 1 : null));
    return { startSec: -6 * HOUR, intervalSec: HOUR, count: 24, channels: { stage } };
  };
  const hours = (from: number, to: number) => ({ fromSec: from * HOUR, toSec: to * HOUR });

  it('is 18:00 to 12:00 for sleep in between and without stages', () => {
    expect(nightSpanOf(undefined)).toEqual(hours(-6, 12));
    expect(nightSpanOf(stages(0, 0))).toEqual(hours(-6, 12));
    expect(nightSpanOf(stages(-1, 6))).toEqual(hours(-6, 12));
  });

  it('is that of the stages for sleep by day', () => {
    expect(nightSpanOf(stages(9, 17))).toEqual(hours(9, 17));
    expect(nightSpanOf({ ...stages(-6, 2), startSec: 14 * HOUR })).toEqual(hours(14, 22));
  });
});

describe('a night assembled from days', () => {
  const span = nightSpanOf(undefined);
  const day = (value: number) => ({
    series: seriesOf({ mean: new Array<number>(24).fill(value) }, HOUR),
    events: [{ sec: 20 * HOUR }, { sec: 3 * HOUR }],
    alerts: [
      { code: 'late', level: 'warn' as const, fromSec: 21 * HOUR, toSec: 22 * HOUR, value: null, limit: null },
      { code: 'whole', level: 'warn' as const, fromSec: null, toSec: null, value: null, limit: null },
    ],
  });

  it('has the evening of the day before and the morning of the day', () => {
    const joined = joinDays({ before: day(1), day: day(2), after: null }, span);
    expect(joined.series).toMatchObject({ startSec: -6 * HOUR, count: 18 });
    expect(joined.series?.channels.mean).toEqual([1, 1, 1, 1, 1, 1, ...new Array(12).fill(2)]);
    expect(joined.events.map(({ sec }) => Number(sec) / HOUR)).toEqual([-4, 3]);
    // Findings about a whole day belong to no night.
    expect(joined.alerts.map(({ code, fromSec }) => [code, Number(fromSec) / HOUR])).toEqual([['late', -3]]);
  });

  it('continues on the day after for a sleep that ends there', () => {
    const joined = joinDays({ before: day(1), day: day(2), after: day(3) }, { fromSec: 22 * HOUR, toSec: 28 * HOUR });
    expect(joined.series?.channels.mean).toEqual([2, 2, 3, 3, 3, 3]);
    expect(joined.events.map(({ sec }) => Number(sec) / HOUR)).toEqual([27]);
  });

  it('has a gap when a day is missing or was sampled differently', () => {
    expect(joinDays({ before: null, day: day(2), after: null }, span).series?.channels.mean?.slice(0, 7)).toEqual([
      ...new Array(6).fill(null),
      2,
    ]);
    const finer = { ...day(1), series: seriesOf({ mean: new Array<number>(48).fill(1) }, HOUR / 2) };
    const differing = joinDays({ before: finer, day: day(2), after: null }, span);
    expect(differing.series?.channels.mean?.slice(0, 6)).toEqual(new Array(6).fill(null));
    expect(joinDays({ before: null, day: null, after: null }, span).series).toBeUndefined();
  });
});

describe('other views of a day', () => {
  it('count the minutes at each saturation, out-of-range values at the ends', () => {
    const counted = minutesByValue({ startSec: 0, intervalSec: 300, values: [97, 97, null, 60, 100] }, [70, 100]);
    expect(counted.filter(({ minutes }) => minutes > 0)).toEqual([
      { value: 70, minutes: 5 },
      { value: 97, minutes: 10 },
      { value: 100, minutes: 5 },
    ]);
  });

  it('compare the variability of day and baseline with the norms', () => {
    const axes = radarAxes({ sdnn: 141, rmssd: 54 }, { sdnn: 70.5 });
    expect(axes.find(({ name }) => name === 'SDNN')).toEqual({ name: 'SDNN', norm: 100, day: 100, baseline: 50 });
    expect(axes.find(({ name }) => name === 'RMSSD')).toEqual({ name: 'RMSSD', norm: 100, day: 200, baseline: null });
    expect(axes.find(({ name }) => name === 'SDANN')?.day).toBeNull();
  });

  it('draw more movement darker, stillness light, and a gap not at all', () => {
    const cells = rasterCells({ startSec: 0, intervalSec: 60, values: [0, 10, 100, 900, null] }, 100);
    expect(cells.map(({ fromSec }) => fromSec)).toEqual([0, 60, 120, 180]);
    const [still, little, much, most] = cells.map(({ shade }) => shade);
    expect(still).toBe(0);
    expect(little).toBeGreaterThan(0);
    expect(much).toBe(1);
    expect(most).toBe(1);
  });

  it('state the normal range with both ends included', () => {
    expect([84, 85].map((value) => isUsual({ from: 85 }, value))).toEqual([false, true]);
    expect([12, 20, 21].map((value) => isUsual({ from: 12, to: 20 }, value))).toEqual([true, true, false]);
    expect(referenceText({ from: 12, to: 20 }, String)).toBe('12–20');
    expect(referenceText({ from: 85 }, String)).toBe('≥ 85');
    expect(referenceText({ to: 30 }, String)).toBe('≤ 30');
  });
});
