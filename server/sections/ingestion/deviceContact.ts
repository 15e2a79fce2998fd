import { sql } from 'kysely';
import { UPLOAD_CLOCK_MS } from '../../../contract/device/uploadProtocol';
import type { WriteTransaction } from '../../db';
import { UploadRefusal } from './UploadRefusal';
import type { UploadHeaders, UploadingDevice } from './uploadingDevice';

/** Who sends, and how that is known. */
export interface Sender {
  device: UploadingDevice;
  headers: UploadHeaders;
  /** Milliseconds since 1970. */
  now: number;
}

/** Lets an upload be stored once: the same nonce is refused, in whatever process. */
export async function takeNonce(transaction: WriteTransaction, { device, headers }: Sender): Promise<void> {
  const expireTime = Number(headers.time) * 1_000 + UPLOAD_CLOCK_MS;
  const { rows } = await sql`insert into "deviceNonce" ("deviceId", "nonce", "expireTime")
    values (${device.id}, ${headers.nonce}, ${expireTime})
    on conflict ("deviceId", "nonce") do nothing returning "nonce"`.execute(transaction);
  if (rows.length === 0) throw new UploadRefusal('replayed', { deviceId: device.id });
}

interface Heard {
  /** What the device says of itself; it is always of now. */
  state?: { battery?: number; signalDbm?: number; wearing?: boolean; firmware?: string };
  /** The last moment at which anything was measured, milliseconds since 1970; late days say nothing of when data last came from. */
  lastMoment?: number | null;
}

/** Writes down that a device was heard from. */
export async function hearFrom(
  transaction: WriteTransaction,
  { device, now }: Sender,
  { state = {}, lastMoment = null }: Heard = {},
): Promise<void> {
  const { wearing, ...told } = state;
  await transaction
    .updateTable('device')
    .set({
      ...told,
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
