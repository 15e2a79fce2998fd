import { describe, expect, it } from 'vitest';
import {
  isDangerous,
  isImplausible,
  type Plausible,
  plausibility,
} from '../../../src/plugins/device/entities/thresholds/extremes';
import type { RecordKind } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { records } from '../../../src/plugins/record/entities/records';
import { type Series, separateImplausible, withImplausibleValues } from '../../../src/plugins/record/entities/series';
import { trendOf } from '../../../src/plugins/record/server/alerts/trendOf';
import { packSeries, unpackSeries } from '../../../src/plugins/record/server/days/encodeDay';
import { aggregatesOf } from '../../../src/plugins/record/server/signals/aggregatesOf';
import { evaluateAlerts } from '../../../src/plugins/record/server/signals/alerts/evaluateAlerts';
import type { SignalDay } from '../../../src/plugins/record/server/signals/signalDay';
import { dayOf, times } from './support/dayOf';

const vitals = [
  { kind: 'heartRate', channel: 'mean', calm: 75, code: 'heartRateImplausible' },
  { kind: 'bloodOxygen', channel: 'spo2', calm: 97, code: 'oxygenImplausible' },
  { kind: 'respiratoryRate', channel: 'rate', calm: 15, code: 'breathingImplausible' },
] as const;
type Vital = (typeof vitals)[number];

/** A day read back after it was stored with the given values. */
function storedDay(kind: RecordKind, channels: Record<string, (number | null)[]>): SignalDay {
  const day = dayOf({ kind, channels });
  if (!day.series) throw new Error('no series');
  const { layout } = records[kind];
  return { ...day, series: unpackSeries(layout, packSeries(layout, day.series)) };
}
const ofVital = ({ kind, channel }: Vital, values: (number | null)[]) => storedDay(kind, { [channel]: values });
const found = (vital: Vital, values: (number | null)[]) =>
  evaluateAlerts(vital.kind, ofVital(vital, values), []).filter(({ code }) => code === vital.code);

describe('implausible values', () => {
  it.each(vitals)('are marked just beyond the plausible limit and not at it: $kind', (vital) => {
    const plausible: Plausible = plausibility[vital.kind];
    const least = plausible.dangerBelow ?? plausible.min;
    const values = [least - 1, least, plausible.max, plausible.max + 1, vital.calm];
    const { series } = ofVital(vital, values);
    expect(series?.channels[vital.channel]?.slice(0, 5)).toEqual([null, least, plausible.max, null, vital.calm]);
    expect(series?.implausible?.[vital.channel]).toEqual([
      { index: 0, value: least - 1 },
      { index: 3, value: plausible.max + 1 },
    ]);
  });

  it.each(vitals)('are stored unchanged and read back: $kind', ({ kind, channel, calm }) => {
    const { layout } = records[kind];
    const given = [calm, -3, 0, 5_000, 0.5, 1e9, null, calm];
    const series: Series = { startSec: 0, intervalSec: 60, count: given.length, channels: { [channel]: given } };
    const packed = packSeries(layout, series);
    expect(withImplausibleValues(unpackSeries(layout, packed)).channels[channel]).toEqual(given);
    // A day stored again as it was read, or marked before, is the same.
    expect(packSeries(layout, unpackSeries(layout, packed))).toEqual(packed);
    expect(packSeries(layout, separateImplausible(layout, series))).toEqual(packed);
  });

  it('of days stored before the marking have nothing beside their samples', () => {
    const { layout } = records.heartRate;
    const { data, ...grid } = packSeries(layout, {
      startSec: 0,
      intervalSec: 60,
      count: 2,
      channels: { mean: [70, null] },
    });
    expect(grid).toEqual({ startSec: 0, intervalSec: 60, count: 2 });
    expect(unpackSeries(layout, { ...grid, data })).toEqual({ ...grid, channels: { mean: [70, null] } });
  });

  it.each(vitals)('change no figure and no chart of the day: $kind', (vital) => {
    const { kind, channel, calm } = vital;
    const plausible: Plausible = plausibility[kind];
    const wrong = [plausible.min - 1, plausible.max + 1, 1e6];
    const values = (beside: (number | null)[]) => [...times(100, calm), ...beside, ...times(100, calm + 2)];
    const [with_, without] = [ofVital(vital, values(wrong)), ofVital(vital, values([null, null, null]))];
    expect(aggregatesOf[kind](with_)).toEqual(aggregatesOf[kind](without));
    expect(trendOf(kind, '2026-03-09', with_)).toEqual(trendOf(kind, '2026-03-09', without));
    expect(channel in with_.series!.channels).toBe(true);
  });

  it.each(vitals)('are critical once they repeat for three minutes: $kind', (vital) => {
    const plausible: Plausible = plausibility[vital.kind];
    const around = (minutes: number) => [...times(30, vital.calm), ...times(minutes, plausible.max + 1), vital.calm];
    expect(found(vital, around(2))).toEqual([]);
    expect(found(vital, around(3))).toMatchObject([
      { level: 'critical', fromSec: 1_800, toSec: 1_980, value: plausible.max + 1, limit: plausible.max },
    ]);
    // A good minute between them is not a repetition.
    const broken = [plausible.max + 1, plausible.max + 1, vital.calm, plausible.max + 1];
    expect(found(vital, broken)).toEqual([]);
  });

  it.each([
    ['heartRate', 19, true],
    ['heartRate', 20, false],
    ['heartRate', 0, true],
    ['heartRate', 301, false],
    ['respiratoryRate', 0, true],
    ['respiratoryRate', 1, false],
    ['respiratoryRate', 81, false],
    ['bloodOxygen', 29, false],
  ] as const)('are critical at once in the dangerous direction: %s %i, %s', (kind, value, isFound) => {
    const vital = vitals.find((each) => each.kind === kind)!;
    expect(isDangerous(plausibility[kind], value)).toBe(isFound);
    expect(found(vital, [vital.calm, value, vital.calm])).toHaveLength(isFound ? 1 : 0);
  });

  it('are rated by the limits as long as they are plausible: a heart rate from 10 on', () => {
    const [rate] = vitals;
    const low = (value: number) =>
      evaluateAlerts('heartRate', ofVital(rate, [75, value, 75]), []).map(({ code }) => code);
    expect(low(10)).toEqual(['heartRateLow', 'heartRateImplausible']);
    expect(low(9)).toEqual(['heartRateImplausible']);
    expect(low(20)).toEqual(['heartRateLow']);
  });

  it('repeat over midnight', () => {
    const [rate] = vitals;
    const eve = ofVital(rate, [...times(1_438, 75), 301, 301]).series;
    const day = { ...ofVital(rate, [301, 75]), previousDay: eve };
    expect(evaluateAlerts('heartRate', day, [])).toMatchObject([
      { code: 'heartRateImplausible', fromSec: -120, toSec: 60 },
    ]);
  });

  it('of a cuff raise an alert, unless it failed its own check, and count nowhere', () => {
    const wrong = { sec: 0, sys: 310, dia: 80, implausible: ['sys'] };
    const alerts = (event: typeof wrong & { cuffOk?: boolean }) =>
      evaluateAlerts('bloodPressure', dayOf({ kind: 'bloodPressure', events: [event] }), []);
    expect(alerts(wrong)).toMatchObject([{ code: 'pressureImplausible', level: 'critical', value: 310, limit: 300 }]);
    expect(alerts({ ...wrong, cuffOk: false })).toEqual([]);
  });

  it('and readings that failed their own check appear in no chart', () => {
    const reading = (sec: number, sys: number, more = {}) => ({ sec, sys, dia: 80, ...more });
    const events = [
      reading(0, 120),
      reading(3_600, 250, { cuffOk: false }),
      reading(7_200, 310, { implausible: ['sys'] }),
      reading(10_800, 130),
    ];
    expect(trendOf('bloodPressure', '2026-03-09', { series: null, events })?.values).toEqual([120, 130]);
  });

  it('are those of the table', () => {
    expect(isImplausible(plausibility.systolic, 39)).toBe(true);
    expect(isImplausible(plausibility.systolic, 40)).toBe(false);
    expect(isImplausible(plausibility.systolic, 300)).toBe(false);
    expect(isImplausible(plausibility.systolic, 301)).toBe(true);
  });
});
