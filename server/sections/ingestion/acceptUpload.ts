import { bumpVersions } from '../../db';
import type { Context } from '../../operations/context';
import { type StoredDay, storeDays } from '../record/storeDays';
import { hearFrom, type Sender, takeNonce } from './deviceContact';
import type { Upload } from './parseUpload';

/** Stores the days of an upload and what the device says of itself, once. */
export function acceptUpload(context: Context, sender: Sender, upload: Upload): Promise<StoredDay[]> {
  const { device, now } = sender;
  const { database } = context;
  return database.write(async (transaction) => {
    await takeNonce(transaction, sender);
    const { stored, changed } = await storeDays({
      transaction,
      kind: database.kind,
      device: { id: device.id, firmware: upload.state.firmware ?? device.firmware },
      days: upload.days,
      source: 'device',
      author: `device:${device.id}`,
      now,
    });
    await hearFrom(transaction, sender, upload);
    await bumpVersions(transaction, [...changed, 'device']);
    return stored;
  });
}
