import { sql } from 'kysely';
import type { WriteTransaction } from '../../../../../server/plugin-api';
import { jsonRows } from '../../../../../server/plugin-api/builtin';
import { UPLOAD_CLOCK_MS } from '../../../device/entities/uploads/uploadProtocol';
import { UploadRefusal } from './UploadRefusal';
import type { UploadHeaders, UploadingDevice } from './uploadingDevice';

/** The sender of a request and its proof. */
export interface Sender {
  device: UploadingDevice;
  headers: UploadHeaders;
  /** Milliseconds since 1970. */
  now: number;
}

/** Prevents replays: refuses a nonce that any process has already seen. */
export async function consumeNonce(transaction: WriteTransaction, sender: Sender): Promise<void> {
  const [isFirst] = await consumeNonces(transaction, [sender]);
  if (!isFirst) throw new UploadRefusal('replayed', { deviceId: sender.device.id });
}

/** Like {@link consumeNonce} for several requests. Returns whether each is the first with its nonce. */
export async function consumeNonces(transaction: WriteTransaction, senders: readonly Sender[]): Promise<boolean[]> {
  const keyOf = (deviceId: unknown, nonce: unknown) => `${deviceId} ${nonce}`;
  const rows = senders.map(({ device, headers }) => ({
    deviceId: device.id,
    nonce: headers.nonce,
    expireTime: Number(headers.time) * 1_000 + UPLOAD_CLOCK_MS,
  }));
  const columns = { deviceId: 'integer', nonce: 'text', expireTime: 'integer' } as const;
  const inputRows = jsonRows(transaction, columns, rows);
  const { rows: written } = await sql<{ deviceId: number; nonce: string }>`
    insert into "deviceNonce" ("deviceId", "nonce", "expireTime")
    select "deviceId", "nonce", "expireTime" from ${inputRows} where true
    on conflict ("deviceId", "nonce") do nothing returning "deviceId", "nonce"`.execute(transaction);
  const fresh = new Set(written.map(({ deviceId, nonce }) => keyOf(deviceId, nonce)));
  return senders.map(({ device, headers }) => fresh.delete(keyOf(device.id, headers.nonce)));
}

/** Data of a contact with a device. */
export interface ContactData {
  /** Current status that the device reports. */
  state?: { battery?: number; signalDbm?: number; wearing?: boolean; firmware?: string };
  /** The last moment with a measurement, in milliseconds since 1970. Old days do not move the time of the last data back. */
  lastMoment?: number | null;
}

/** Stores that a device made contact. */
export async function recordContact(
  transaction: WriteTransaction,
  sender: Sender,
  heard: ContactData = {},
): Promise<void> {
  await recordContacts(transaction, [{ sender, heard }]);
}

/** Like {@link recordContact} for several devices, one of which can occur more than once. One statement. */
export async function recordContacts(
  transaction: WriteTransaction,
  contacts: readonly { sender: Sender; heard: ContactData }[],
): Promise<void> {
  const contactsByDevice = new Map<number, Columns>();
  for (const { sender, heard } of contacts) {
    const { id } = sender.device;
    contactsByDevice.set(id, columnsOf(contactsByDevice.get(id), sender, heard));
  }
  if (contactsByDevice.size === 0) return;
  const inputRows = jsonRows(transaction, CONTACT_COLUMNS, [...contactsByDevice.values()]);
  const statusUpdates = ['battery', 'signalDbm', 'wearing', 'firmware'].map(
    (name) => sql`${sql.ref(name)} = coalesce(${sql.ref(`given.${name}`)}, ${sql.ref(`device.${name}`)})`,
  );
  await sql`update "device" set ${sql.join(statusUpdates)}, "lastSeenTime" = "given"."seenTime", "onlineStatus" = 'online',
      "activateTime" = coalesce("device"."activateTime", "given"."seenTime"),
      "lastDataTime" = case when "given"."dataTime" is null or "device"."lastDataTime" >= "given"."dataTime"
        then "device"."lastDataTime" else "given"."dataTime" end
    from ${inputRows} where "device"."id" = "given"."id"`.execute(transaction);
}

const CONTACT_COLUMNS = {
  id: 'integer',
  seenTime: 'integer',
  dataTime: 'integer',
  battery: 'integer',
  signalDbm: 'integer',
  wearing: 'integer',
  firmware: 'text',
} as const;

/** The device status as columns; null if not reported. */
type Columns = {
  readonly [C in keyof typeof CONTACT_COLUMNS]: ((typeof CONTACT_COLUMNS)[C] extends 'text' ? string : number) | null;
};

function columnsOf(
  known: Columns | undefined,
  { device, now }: Sender,
  { state = {}, lastMoment = null }: ContactData,
): Columns {
  const { battery, signalDbm, wearing, firmware } = state;
  const before = known?.dataTime ?? null;
  return {
    id: device.id,
    seenTime: now,
    dataTime: lastMoment === null || before === null ? (lastMoment ?? before) : Math.max(lastMoment, before),
    battery: battery ?? known?.battery ?? null,
    signalDbm: signalDbm ?? known?.signalDbm ?? null,
    wearing: wearing === undefined ? (known?.wearing ?? null) : Number(wearing),
    firmware: firmware ?? known?.firmware ?? null,
  };
}
