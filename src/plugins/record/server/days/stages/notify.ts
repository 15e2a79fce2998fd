import { updateWearerAlerts } from '../../alerts/wearerAlerts';
import { removedDaySources, wearerSourcesOf } from '../../alerts/wearerSources';
import { markNights } from '../../nights/nightDue';
import { markBaselines } from '../baselines';
import type { DayChanges, StoreContext } from '../DayBatch';

/**
 * Updates what depends on changed days: raises and withdraws the alerts of their wearers, and marks baselines and nights for
 * the jobs that recompute them. Returns the changed tables, including those of the days.
 */
export async function notify(context: StoreContext, { written, later, removed }: DayChanges): Promise<string[]> {
  const { transaction, now } = context;
  const changedDays = [...written, ...later];
  const sources = [...changedDays.flatMap(wearerSourcesOf), ...removed.flatMap(removedDaySources)];
  const changed = await updateWearerAlerts({ transaction, now, sources });
  const removedDays = removed.map(({ kind, record }) => ({ kind, record }));
  await markBaselines(context, [...changedDays, ...removedDays]);
  await markNights(context, [...written, ...removedDays]);
  return [...new Set([...changedDays.map(({ kind }) => kind), ...removed.map(({ kind }) => kind), ...changed])];
}
