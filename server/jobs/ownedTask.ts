import type { Entity } from '../../contract/defineEntity';
import { toIsoMoment } from '../../contract/moment';
import type { Database, WriteTransaction } from '../db/database';
import { recordCodec, type WireRecord } from '../db/rows/recordCodec';
import { bumpVersions } from '../db/tableVersions';

/** Statuses of a task that has not ended. */
export const UNFINISHED_STATUSES = ['queued', 'running'] as const;

/** Another process has ended this work, because it took too long or was aborted. Nothing of it may be written. */
export class TaskOwnershipLost extends Error {
  override readonly name = 'TurnLost';
}

/** A task of this process, and the record with its progress. */
export interface OwnedTask {
  entity: Entity;
  id: number;
  /** Distinguishes the attempt from earlier ones, for work that is restarted after an interruption. */
  attempt?: number;
}

/**
 * Writes the state of a task, if this process still owns it.
 * @throws {TaskOwnershipLost} if the task was ended meanwhile
 */
export async function updateOwnedTask(
  transaction: WriteTransaction,
  { entity, id, attempt }: OwnedTask,
  values: WireRecord,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set(recordCodec(entity).encode(values))
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED_STATUSES)
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TaskOwnershipLost();
}

/** Marks tasks as failed whose lease has expired because their process died. Returns their number. */
export async function failInterruptedTasks(
  { database }: { database: Database },
  entity: Entity,
  now: number,
): Promise<number> {
  const abandoned = database.read
    .selectFrom(entity.name)
    .select('id')
    .where('status', 'in', UNFINISHED_STATUSES)
    .where('leaseEnd', '<=', now)
    .limit(1);
  if (!(await abandoned.executeTakeFirst())) return 0;
  return database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(entity.name)
      .set(recordCodec(entity).encode(endedTaskValues({ status: 'failed', failure: 'interrupted' }, now)))
      .where('status', 'in', UNFINISHED_STATUSES)
      .where('leaseEnd', '<=', now)
      .executeTakeFirst();
    await bumpVersions(transaction, [entity.name]);
    return Number(numUpdatedRows);
  });
}

/** Returns the values of a finished task. */
export function endedTaskValues(values: WireRecord, now: number): WireRecord {
  const time = toIsoMoment(now);
  return { ...values, percent: 100, leaseEnd: null, endTime: time, updateTime: time };
}
