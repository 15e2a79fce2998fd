import type { Entity } from '../../contract/defineEntity';
import { momentText } from '../../contract/moment';
import type { Database, WriteTransaction } from '../db/database';
import { recordCodec, type WireRecord } from '../db/recordCodec';
import { bumpVersions } from '../db/tableVersions';

/** Somebody else has ended this work, because this process took too long or was told to stop; nothing of it may be written. */
export class TurnLost extends Error {
  override readonly name = 'TurnLost';
}

/** The record that tells how far a piece of work is, which this process has in hand. */
export interface TaskTurn {
  entity: Entity;
  id: number;
  /** Tells the turn from an earlier one, where work that broke off is begun anew. */
  attempt?: number;
}

/**
 * Writes how a piece of work stands, as long as it is this process's own.
 * @throws {TurnLost} when it was ended meanwhile
 */
export async function keepTurn(
  transaction: WriteTransaction,
  { entity, id, attempt }: TaskTurn,
  values: WireRecord,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable(entity.name)
    .set(recordCodec(entity).encode(values))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TurnLost();
}

/** Says of work whose process has died that nothing came of it; answers how much. */
export async function endInterrupted(
  { database }: { database: Database },
  entity: Entity,
  now: number,
): Promise<number> {
  const abandoned = database.read
    .selectFrom(entity.name)
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('leaseEnd', '<=', now)
    .limit(1);
  if (!(await abandoned.executeTakeFirst())) return 0;
  return database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(entity.name)
      .set(recordCodec(entity).encode(ended({ status: 'failed', failure: 'interrupted' }, now)))
      .where('status', 'in', ['queued', 'running'])
      .where('leaseEnd', '<=', now)
      .executeTakeFirst();
    await bumpVersions(transaction, [entity.name]);
    return Number(numUpdatedRows);
  });
}

/** The values of work that is over. */
export function ended(values: WireRecord, now: number): WireRecord {
  const time = momentText(now);
  return { ...values, percent: 100, leaseEnd: null, endTime: time, updateTime: time };
}
