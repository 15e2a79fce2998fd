import { bumpVersions, type Context, type Database } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/recordKinds';
import type { DeviceDays } from '../givenDays';
import { holdDevices, type StoredDay, storeUploads } from '../storeDays';
import { hearFromAll, type Sender, takeNonces } from './deviceContact';
import type { Upload } from './parseUpload';
import { UploadGroups } from './UploadGroups';
import { UploadRefusal } from './UploadRefusal';

/** Days of one kind that a device has sent. */
export interface SentDays extends Sender {
  kind: RecordKind;
  upload: Upload;
}

/** Waiting uploads of this process by database. */
const groups = new WeakMap<Database, UploadGroups>();

/** Stores the days and the device status of an upload exactly once, batched with other waiting uploads. */
export function acceptUpload(context: Context, sent: SentDays): Promise<StoredDay[]> {
  const { database } = context;
  const known = groups.get(database) ?? new UploadGroups(database.kind, (group) => storeGroup(context, group));
  groups.set(database, known);
  return known.accept(sent);
}

/** Stores uploads, at most one for each device and kind, in one transaction. Returns the result of each in order. */
function storeGroup({ database, ask }: Context, group: readonly SentDays[]): Promise<(StoredDay[] | UploadRefusal)[]> {
  return database.write(async (transaction) => {
    const { kind } = database;
    const deviceIds = group.map(({ device }) => device.id);
    await holdDevices(transaction, kind, deviceIds);
    const isTaken = await takeNonces(transaction, group);
    const fresh = group.filter((_, index) => isTaken[index]);
    const { stored, changed } = await storeUploads(
      { transaction, kind, ask, now: Math.max(...group.map(({ now }) => now)) },
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
    await hearFromAll(
      transaction,
      fresh.map((sender) => ({ sender, heard: sender.upload })),
    );
    await bumpVersions(transaction, fresh.length > 0 ? [...changed, 'device'] : []);
    const storedOf = new Map(fresh.map((sent, index) => [sent, stored[index] ?? []]));
    return group.map((sent) => storedOf.get(sent) ?? new UploadRefusal('replayed', { deviceId: sent.device.id }));
  });
}
