import { bumpVersions, type Context } from '../../../../../server/plugin-api';
import type { Database } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { DeviceDays } from '../days/DayBatch';
import { lockDevices } from '../days/lockDevices';
import { type StoredDay, storeUploads } from '../days/storeDays';
import { consumeNonces, recordContacts, type Sender } from './deviceContact';
import type { Upload } from './parseUpload';
import { UploadBatcher } from './UploadBatcher';
import { UploadRefusal } from './UploadRefusal';

/** Days of one kind that a device has sent. */
export interface DeviceUpload extends Sender {
  kind: RecordKind;
  upload: Upload;
}

/** Waiting uploads of this process by database. */
const batchers = new WeakMap<Database, UploadBatcher>();

/** Stores the days and the device status of an upload exactly once, batched with other waiting uploads. */
export function acceptUpload(context: Context, sent: DeviceUpload): Promise<StoredDay[]> {
  const { database } = context;
  const known = batchers.get(database) ?? new UploadBatcher(database.dialect, (group) => storeBatch(context, group));
  batchers.set(database, known);
  return known.accept(sent);
}

/** Stores uploads, at most one for each device and kind, in one transaction. Returns the result of each in order. */
function storeBatch(
  { database, ask }: Context,
  group: readonly DeviceUpload[],
): Promise<(StoredDay[] | UploadRefusal)[]> {
  return database.write(async (transaction) => {
    const deviceIds = group.map(({ device }) => device.id);
    await lockDevices(transaction, deviceIds);
    const isFirst = await consumeNonces(transaction, group);
    const fresh = group.filter((_, index) => isFirst[index]);
    const { stored, changed } = await storeUploads(
      { transaction, ask, now: Math.max(...group.map(({ now }) => now)) },
      fresh.map(
        ({ device, upload }): DeviceDays => ({
          device: { id: device.id, firmware: upload.state.firmware ?? device.firmware },
          days: upload.days,
          source: 'device',
          author: `device:${device.id}`,
          ...(upload.replaceReason !== undefined && { replaces: 'stretch', reason: upload.replaceReason }),
        }),
      ),
    );
    await recordContacts(
      transaction,
      fresh.map((sender) => ({ sender, heard: sender.upload })),
    );
    await bumpVersions(transaction, fresh.length > 0 ? [...changed, 'device'] : []);
    const storedOf = new Map(fresh.map((sent, index) => [sent, stored[index] ?? []]));
    return group.map((sent) => storedOf.get(sent) ?? new UploadRefusal('replayed', { deviceId: sent.device.id }));
  });
}
