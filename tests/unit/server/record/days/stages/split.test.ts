import { describe, expect, it } from 'vitest';
import { DAY_MS, dayStart, HOUR_MS } from '../../../../../../contract/moment';
import { UNKNOWN_WEARER } from '../../../../../../src/plugins/record/server/days/computeDay';
import { createDayRecord } from '../../../../../../src/plugins/record/server/days/createDayRecord';
import type { DayBatch, MergedDay } from '../../../../../../src/plugins/record/server/days/DayBatch';
import type { StoredRecord } from '../../../../../../src/plugins/record/server/days/healthRecord';
import type { MeasuredDay } from '../../../../../../src/plugins/record/server/days/mergeDay';
import { split } from '../../../../../../src/plugins/record/server/days/stages/split';
import type { WearPeriod } from '../../../../../../src/plugins/record/server/wearers/wearerOfDay';
import type { WearerProfile } from '../../../../../../src/plugins/record/server/wearers/wearerQueries';

const DATE = '2026-03-10';
const MIDNIGHT = dayStart(DATE);
const origin = { device: { id: 1 }, source: 'device' as const, author: 'device:1' };

const wearer = (id: number): WearerProfile => ({
  id,
  elderlyId: null,
  wearerOn: () => UNKNOWN_WEARER,
  thresholds: [],
});
const wearers = new Map([1, 2].map((id) => [id, wearer(id)]));

/** A day of heart rates with a sample in each hour. */
const measured: MeasuredDay = {
  series: { startSec: 0, intervalSec: 3_600, count: 24, channels: { mean: new Array<number>(24).fill(70) } },
  events: [],
};

function storedRecord(deviceUserId: number): StoredRecord {
  const day = { kind: 'heartRate' as const, date: DATE, measured, wearer: wearer(deviceUserId), history: [] };
  return { record: createDayRecord({ ...origin, now: MIDNIGHT }, day).record, measured };
}

/** Splits a merged day with these stored records by the periods in which wearers had the device. */
function splitDay(stored: readonly StoredRecord[], bindings: readonly WearPeriod[]) {
  const incoming = { ...origin, kind: 'heartRate' as const, date: DATE, ...measured, index: 0 };
  const day: MergedDay = { incoming, bindings, stored, measured, keptFiner: false, overwritten: 0 };
  const batch: DayBatch<MergedDay> = {
    wearers,
    kinds: [{ kind: 'heartRate', days: [day], history: new Map(), later: [] }],
  };
  const days = split(batch).kinds.flatMap((group) => group.days);
  const sampleCount = ({ series }: MeasuredDay) => series?.channels.mean?.filter((sample) => sample !== null).length;
  return days.map(({ shares, emptied }) => ({
    shares: shares.map((share) => [share.wearer?.id, share.before?.record.deviceUserId, sampleCount(share.measured)]),
    emptied: emptied.map(({ record }) => record.deviceUserId),
  }));
}

const allDay = (deviceUserId: number): WearPeriod => ({ deviceUserId, from: MIDNIGHT - DAY_MS, to: null });

describe('split', () => {
  it('gives a wearer who had the device all day the whole day and their record', () => {
    expect(splitDay([storedRecord(1)], [allDay(1)])).toEqual([{ shares: [[1, 1, 24]], emptied: [] }]);
  });

  it('creates a record for each wearer at their times, the one with the most samples first', () => {
    const evening = MIDNIGHT + 18 * HOUR_MS;
    const bindings = [
      { deviceUserId: 1, from: MIDNIGHT - DAY_MS, to: evening },
      { deviceUserId: 2, from: evening, to: null },
    ];
    expect(splitDay([], bindings)).toEqual([
      {
        shares: [
          [1, undefined, 18],
          [2, undefined, 6],
        ],
        emptied: [],
      },
    ]);
  });

  it('moves the record of a previous wearer with its data if nothing else remains in it', () => {
    expect(splitDay([storedRecord(1)], [allDay(2)])).toEqual([{ shares: [[2, 1, 24]], emptied: [] }]);
  });

  it('lists records that have become empty, and keeps the record of the wearer', () => {
    expect(splitDay([storedRecord(1), storedRecord(2)], [allDay(2)])).toEqual([{ shares: [[2, 2, 24]], emptied: [1] }]);
  });

  it('gives a day that nobody wore to nobody', () => {
    expect(splitDay([], [])).toEqual([{ shares: [[undefined, undefined, 24]], emptied: [] }]);
  });
});
