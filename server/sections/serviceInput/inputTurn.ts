import { momentText } from '../../../contract/moment';
import { serviceInput } from '../../../contract/service/serviceInput';
import { bumpVersions, type Database, type WriteTransaction } from '../../db';
import { recordCodec, type WireRecord } from '../../db/recordCodec';

/** A process that died in the middle keeps a file to itself for so long. */
export const INPUT_LEASE_MS = 120_000;

/** Somebody else has ended this reading, because this process took too long; nothing of it may be written. */
export class TurnLost extends Error {
  override readonly name = 'TurnLost';
}

/**
 * Writes how a reading stands, as long as it is this process's own.
 * @throws {TurnLost} when it was ended meanwhile
 */
export async function keepTurn(transaction: WriteTransaction, id: number, values: WireRecord): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable(serviceInput.name)
    .set(recordCodec(serviceInput).encode(values))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TurnLost();
}

/** Says of readings whose process has died that nothing came of them; answers how many. */
export async function endInterrupted({ database }: { database: Database }, now: number): Promise<number> {
  const abandoned = database.read
    .selectFrom(serviceInput.name)
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('leaseEnd', '<=', now)
    .limit(1);
  if (!(await abandoned.executeTakeFirst())) return 0;
  return database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(serviceInput.name)
      .set(recordCodec(serviceInput).encode(ended({ status: 'failed', failure: 'interrupted' }, now)))
      .where('status', 'in', ['queued', 'running'])
      .where('leaseEnd', '<=', now)
      .executeTakeFirst();
    await bumpVersions(transaction, [serviceInput.name]);
    return Number(numUpdatedRows);
  });
}

/** The values of a reading that is over. */
export function ended(values: WireRecord, now: number): WireRecord {
  const time = momentText(now);
  return { ...values, percent: 100, leaseEnd: null, endTime: time, updateTime: time };
}
