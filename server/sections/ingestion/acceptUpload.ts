import { sql } from 'kysely';
import { UPLOAD_CLOCK_MS } from '../../../contract/device/uploadProtocol';
import { bumpVersions, type WriteTransaction } from '../../db';
import type { Context } from '../../operations/context';
import { type StoredDay, storeDays } from '../record/storeDays';
import type { Upload } from './parseUpload';
import { UploadRefusal } from './UploadRefusal';
import type { UploadHeaders, UploadingDevice } from './uploadingDevice';

export interface UploadToAccept {
  device: UploadingDevice;
  headers: UploadHeaders;
  upload: Upload;
  now: number;
}

/** Stores the days of an upload and what the device says of itself, once: the same nonce is refused, in whatever process. */
export function acceptUpload(context: Context, asked: UploadToAccept): Promise<StoredDay[]> {
  const { device, headers, upload, now } = asked;
  const { database } = context;
  return database.write(async (transaction) => {
    await takeNonce(transaction, asked);
    const { stored, changed } = await storeDays({
      transaction,
      kind: database.kind,
      device: { id: device.id, firmware: upload.state.firmware ?? device.firmware },
      days: upload.days,
      source: 'device',
      author: `device:${device.id}`,
      now,
    });
    await hearFrom(transaction, { device, upload, now, headers });
    await bumpVersions(transaction, [...changed, 'device']);
    return stored;
  });
}

async function takeNonce(transaction: WriteTransaction, { device, headers }: UploadToAccept): Promise<void> {
  const expireTime = Number(headers.time) * 1_000 + UPLOAD_CLOCK_MS;
  const { rows } = await sql`insert into "deviceNonce" ("deviceId", "nonce", "expireTime")
    values (${device.id}, ${headers.nonce}, ${expireTime})
    on conflict ("deviceId", "nonce") do nothing returning "nonce"`.execute(transaction);
  if (rows.length === 0) throw new UploadRefusal('replayed', { deviceId: device.id });
}

/** Late days say nothing of when data last came from now; what the device says of itself is always of now. */
async function hearFrom(transaction: WriteTransaction, { device, upload, now }: UploadToAccept): Promise<void> {
  const { wearing, ...state } = upload.state;
  const { lastMoment } = upload;
  await transaction
    .updateTable('device')
    .set({
      ...state,
      ...(wearing !== undefined && { wearing: wearing ? 1 : 0 }),
      lastSeenTime: now,
      onlineStatus: 'online',
      activateTime: sql`coalesce("activateTime", ${now})`,
      ...(lastMoment !== null && {
        lastDataTime: sql`case when "lastDataTime" >= ${lastMoment} then "lastDataTime" else ${lastMoment} end`,
      }),
    })
    .where('id', '=', device.id)
    .execute();
}
