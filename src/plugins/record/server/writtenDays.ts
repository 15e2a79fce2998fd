import { pick } from 'es-toolkit/object';
import type { RecordKind } from '../../device/entities/recordKinds';
import { dayRecord, storedForm } from './dayRecord';
import type { Eves } from './eves';
import type { HealthRecord, PastDay } from './healthRecord';
import type { PreparedDay, PreparedShare } from './preparedDays';
import type { RecordDay } from './wearerDay';

/** A record that is to be written, and the day it is of. */
export interface WrittenDay extends RecordDay {
  prepared: PreparedDay;
}

interface Known {
  kind: RecordKind;
  /** In order of their dates. */
  days: readonly PreparedDay[];
  /** What the days look back at; the days themselves join it as they are computed. */
  history: Map<number, PastDay[]>;
  eves: Eves;
  now: number;
}

/** The records that prepared days come to, of one kind: of each wearer's share the figures and alerts. */
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
    // Days that come later look back at this one as it is now.
    const today = [...kept, ...written.map(({ record }) => record)];
    history.set(device.id, [...earlier.filter((row) => row.date !== date), ...today]);
    return written;
  });
}

/** Of a day that comes in something is written in any case, so that there is a record to tell of. */
function sharesToWrite({ given, shares }: PreparedDay): PreparedShare[] {
  const changed = shares.filter(({ isSame }) => !isSame);
  return changed.length > 0 || given.isSplitAnew ? changed : shares.slice(0, 1);
}

type CameIn = Pick<HealthRecord, 'source' | 'firmware' | 'uploadTime'>;

/** A day that is split anew came in as it did. */
function cameInAs({ former: [first] }: PreparedDay): Partial<CameIn> {
  return first ? pick(first.record, ['source', 'firmware', 'uploadTime']) : {};
}
