import type { WriteTransaction } from '../../../../../server/plugin-api';
import { takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';

/** Locks devices until the transaction ends, so that two simultaneous parts of a day are merged one after the other. */
export async function lockDevices(transaction: WriteTransaction, ids: readonly number[]): Promise<void> {
  await takeAdvisoryLocks(
    transaction,
    ids.map((id) => `records of device ${id}`),
  );
}
