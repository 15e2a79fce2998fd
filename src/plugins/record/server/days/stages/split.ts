import type { RecordKind } from '../../../../device/entities/uploads/recordKinds';
import { records } from '../../../entities/records';
import { separateImplausible } from '../../../entities/series';
import { type DayShare, isSplitByWearer, splitByWearer } from '../../wearers/dayShares';
import { wearerOfDay } from '../../wearers/wearerOfDay';
import { type DayBatch, type MergedDay, mapDays, type PreparedShare, type SplitDay } from '../DayBatch';
import { encodeDay } from '../encodeDay';
import type { HealthRecord } from '../healthRecord';
import type { MeasuredDay } from '../mergeDay';

/**
 * Splits each day by wearer and finds the record of each share. A wearer keeps their record. Data that moves to another wearer
 * takes its record along if nothing else remains in it.
 */
export function split(batch: DayBatch<MergedDay>): DayBatch<SplitDay> {
  return mapDays(batch, (day) => {
    const { kind } = day.incoming;
    const { layout } = records[kind];
    const shares = sharesOf(day);
    const remaining = [...day.stored];
    const ownRecords = shares.map(({ deviceUserId }) => {
      const index = remaining.findIndex(({ record }) => (record.deviceUserId ?? null) === deviceUserId);
      return index < 0 ? undefined : remaining.splice(index, 1)[0];
    });
    const isSplit = shares.length > 1 || day.stored.length > 1;
    const prepared = shares.map(({ deviceUserId, measured: all, isWorn }, index): PreparedShare => {
      const own = ownRecords[index];
      const measured = { ...all, series: all.series && separateImplausible(layout, all.series) };
      return {
        wearer: batch.wearers.get(deviceUserId ?? 0),
        measured,
        isWorn,
        before: own ?? remaining.shift(),
        isSame: isSplit && own !== undefined && containsExactly(kind, own.record, measured),
      };
    });
    return { ...day, shares: prepared, emptied: remaining };
  });
}

function sharesOf({ incoming: { kind, date }, bindings, measured }: MergedDay): DayShare[] {
  const options = { date, layout: records[kind].layout, bindings };
  return isSplitByWearer(kind)
    ? splitByWearer(measured, options)
    : [{ deviceUserId: wearerOfDay(bindings, { ...options, measured }), measured }];
}

/** Whether a record contains exactly these measurements. */
function containsExactly(kind: RecordKind, { series, events }: HealthRecord, measured: MeasuredDay): boolean {
  const encoded = encodeDay(kind, measured);
  return JSON.stringify([series ?? null, events ?? null]) === JSON.stringify([encoded.series, encoded.events]);
}
