import { pick } from 'es-toolkit/object';
import type { RecordKind } from '../../device/entities/recordKinds';
import { dayRecord, storedForm } from './dayRecord';
import type { Eves } from './eves';
import type { HealthRecord, PastDay } from './healthRecord';
import type { PreparedDay, PreparedShare } from './preparedDays';
import type { RecordDay } from './wearerDay';

/** A record to write, and its day. */
export interface WrittenDay extends RecordDay {
  prepared: PreparedDay;
}

interface Known {
  kind: RecordKind;
  /** In order of date. */
  days: readonly PreparedDay[];
  /** Days that the computations depend on. Each computed day is added. */
  history: Map<number, PastDay[]>;
  eves: Eves;
  now: number;
}

/** Returns the records of prepared days of one kind, with the figures and alerts of each wearer's share. */
export function writtenDays({ kind, days, history, eves, now }: Known): WrittenDay[] {
  return days.flatMap((prepared): WrittenDay[] => {
    const { given, shares } = prepared;
    const { device, date } = given;
    const earlier = history.get(device.id) ?? [];
    const written = sharesToWrite(prepared).map(({ wearer, measured, isWorn, before }): WrittenDay => {
      const eve = wearer && eves.before({ deviceId: device.id, date }, wearer.id);
      const day = dayRecord({ ...given, now }, { kind, date, measured, wearer, history: earlier, before, eve, isWorn });
      Object.assign(day.record, storedForm(kind, measured), given.isSplitAnew && cameInAs(prepared));
      return { ...day, prepared, ...(given.isSplitAnew && { withdrawal: 'notTheirs' as const }) };
    });
    const rewritten = new Set(written.map(({ before }) => before));
    const kept = shares.flatMap(({ before }) => (before && !rewritten.has(before) ? [before] : []));
    // Later days depend on the current state of this one.
    const today = [...kept, ...written.map(({ record }) => record)];
    history.set(device.id, [...earlier.filter((row) => row.date !== date), ...today]);
    return written;
  });
}

/**
 * Returns the shares to write. A received day is always written, even if unchanged, so that the response can name its
 * record.
 */
function sharesToWrite({ given, shares }: PreparedDay): PreparedShare[] {
  const changed = shares.filter(({ isSame }) => !isSame);
  return changed.length > 0 || given.isSplitAnew ? changed : shares.slice(0, 1);
}

type CameIn = Pick<HealthRecord, 'source' | 'firmware' | 'uploadTime'>;

/** Returns the original source of a day that is split again. */
function cameInAs({ former: [first] }: PreparedDay): Partial<CameIn> {
  return first ? pick(first.record, ['source', 'firmware', 'uploadTime']) : {};
}
