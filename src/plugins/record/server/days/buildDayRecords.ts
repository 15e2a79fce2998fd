import { pick } from 'es-toolkit/object';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { createDayRecord, encodeMeasurements } from './createDayRecord';
import type { HealthRecord, PastDay } from './healthRecord';
import type { PreparedDay, PreparedShare } from './prepareDay';
import type { PreviousDays } from './previousDays';
import type { RecordDay } from './wearerDay';

/** A record to write, and its day. */
export interface DayRecordToWrite extends RecordDay {
  prepared: PreparedDay;
}

interface BuildDayRecordsInput {
  kind: RecordKind;
  /** In order of date. */
  days: readonly PreparedDay[];
  /** Days that the computations depend on. Each computed day is added. */
  history: Map<number, PastDay[]>;
  previousDays: PreviousDays;
  now: number;
}

/** Returns the records of prepared days of one kind, with the figures and alerts of each wearer's share. */
export function buildDayRecords({ kind, days, history, previousDays, now }: BuildDayRecordsInput): DayRecordToWrite[] {
  return days.flatMap((prepared): DayRecordToWrite[] => {
    const { incoming, shares } = prepared;
    const { device, date } = incoming;
    const earlier = history.get(device.id) ?? [];
    const recordsToWrite = sharesToWrite(prepared).map(({ wearer, measured, isWorn, before }): DayRecordToWrite => {
      const previousDay = wearer && previousDays.samplesBefore({ deviceId: device.id, date }, wearer.id);
      const day = createDayRecord(
        { ...incoming, now },
        { kind, date, measured, wearer, history: earlier, before, previousDay, isWorn },
      );
      Object.assign(
        day.record,
        encodeMeasurements(kind, measured),
        incoming.isReattribution && originalSource(prepared),
      );
      return { ...day, prepared, ...(incoming.isReattribution && { withdrawal: 'notTheirs' as const }) };
    });
    const rewritten = new Set(recordsToWrite.map(({ before }) => before));
    const unchanged = shares.flatMap(({ before }) => (before && !rewritten.has(before) ? [before] : []));
    // Later days depend on the current state of this one.
    const today = [...unchanged, ...recordsToWrite.map(({ record }) => record)];
    history.set(device.id, [...earlier.filter((row) => row.date !== date), ...today]);
    return recordsToWrite;
  });
}

/**
 * Returns the shares to write. A received day is always written, even if unchanged, so that the response can name its
 * record.
 */
function sharesToWrite({ incoming, shares }: PreparedDay): PreparedShare[] {
  const changed = shares.filter(({ isSame }) => !isSame);
  return changed.length > 0 || incoming.isReattribution ? changed : shares.slice(0, 1);
}

type SourceFields = Pick<HealthRecord, 'source' | 'firmware' | 'uploadTime'>;

/** Returns the original source of a day that is split again. */
function originalSource({ previousRecords: [first] }: PreparedDay): Partial<SourceFields> {
  return first ? pick(first.record, ['source', 'firmware', 'uploadTime']) : {};
}
