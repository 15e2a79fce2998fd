import { pick } from 'es-toolkit/object';
import { createDayRecord } from '../createDayRecord';
import type { ComputedDay, DayBatch, KindDays, PreparedShare, SplitDay, StoreContext } from '../DayBatch';
import { encodeDay } from '../encodeDay';
import type { PastDay, RecordDay } from '../healthRecord';
import { daysReachingMidnight, type PreviousDays, readPreviousDays } from '../previousDays';
import { recomputeLaterDays } from '../recomputeLaterDays';

/**
 * Computes the figures and alerts of each wearer's share of a day, and what stored later days derive from them. Runs at most
 * two statements for each kind: one for previous days whose end matters, one for later days.
 */
export async function compute(context: StoreContext, batch: DayBatch<SplitDay>): Promise<DayBatch<ComputedDay>> {
  const kinds: KindDays<ComputedDay>[] = [];
  for (const { kind, days, ...group } of batch.kinds) {
    const previousDays = await readPreviousDays(context, kind, days);
    const history = new Map(group.history);
    const computed = days.map((day): ComputedDay => {
      const { device, date } = day.incoming;
      const earlier = history.get(device.id) ?? [];
      const records = sharesToWrite(day).map((share) =>
        computeShare(day, share, { history: earlier, previousDays, now: context.now }),
      );
      // Later days depend on the current state of this one.
      const current = [...unwrittenRecords(day, records), ...records.map(({ record }) => record)];
      history.set(device.id, [...earlier.filter((row) => row.date !== date), ...current]);
      return { ...day, records };
    });
    const later = await recomputeLaterDays(context, {
      kind,
      days: days.map(({ incoming: { device, date } }) => ({ deviceId: device.id, date })),
      history,
      reachingMidnight: daysReachingMidnight(kind, days, batch.wearers),
      previousDays,
      wearers: batch.wearers,
    });
    kinds.push({ kind, days: computed, history, later });
  }
  return { ...batch, kinds };
}

/**
 * Returns the shares to write. A received day is always written, even if unchanged, so that the response can name its
 * record.
 */
function sharesToWrite({ incoming, shares }: SplitDay): readonly PreparedShare[] {
  const changed = shares.filter(({ isSame }) => !isSame);
  return changed.length > 0 || incoming.isReattribution ? changed : shares.slice(0, 1);
}

/** Returns the records of shares that stay as they are. */
function unwrittenRecords({ shares }: SplitDay, written: readonly RecordDay[]): PastDay[] {
  const rewritten = new Set(written.map(({ before }) => before));
  return shares.flatMap(({ before }) => (before && !rewritten.has(before) ? [before.record] : []));
}

interface Surroundings {
  history: readonly PastDay[];
  previousDays: PreviousDays;
  now: number;
}

function computeShare(
  { incoming, stored: [first] }: SplitDay,
  { wearer, measured, isWorn, before }: PreparedShare,
  { history, previousDays, now }: Surroundings,
): RecordDay {
  const { kind, date, device, isReattribution } = incoming;
  const previousDay = wearer && previousDays.samplesBefore({ deviceId: device.id, date }, wearer.id);
  const day = createDayRecord(
    { ...incoming, now },
    { kind, date, measured, wearer, history, before, previousDay, isWorn },
  );
  Object.assign(day.record, encodeDay(kind, measured));
  if (!isReattribution) return day;
  // A day that is split again keeps its original source.
  if (first) Object.assign(day.record, pick(first.record, ['source', 'firmware', 'uploadTime']));
  return { ...day, withdrawal: 'notTheirs' };
}
