import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import type { Queries } from '../../../../../server/plugin-api';
import type { RecordKind, ReportKind } from '../../../device/entities/uploads/recordKinds';
import { UPLOAD_CLOCK_MS, uploadHeaders } from '../../../device/entities/uploads/uploadProtocol';
import type { DeviceCall } from './deviceCalls';
import { UploadRefusal } from './UploadRefusal';

/** The parsed headers of an upload. */
export interface UploadHeaders {
  sn: string;
  time: string;
  nonce: string;
  signature: string;
}

/** Parses the headers of an upload. Refuses malformed headers and wrong clocks. */
export function readHeaders(headers: IncomingHttpHeaders, now: number): UploadHeaders {
  const read = (name: keyof typeof uploadHeaders, pattern: RegExp) => {
    const value = headers[uploadHeaders[name]];
    if (typeof value !== 'string' || !pattern.test(value)) throw new UploadRefusal('badHeaders');
    return value;
  };
  const found = {
    sn: read('sn', /^[A-Z0-9-]{6,32}$/),
    time: read('time', /^\d{1,12}$/),
    nonce: read('nonce', /^[\w-]{16,64}$/),
    signature: read('signature', /^[0-9a-f]{64}$/),
  };
  if (Math.abs(now - Number(found.time) * 1_000) > UPLOAD_CLOCK_MS) throw new UploadRefusal('badClock');
  return found;
}

/** The claimed device of an upload, not yet authenticated. */
export interface UploadingDevice {
  id: number;
  sn: string;
  secretCipher: string;
  lifeStatus: string;
  firmware: string | null;
  recordKinds: readonly RecordKind[];
  reportKinds: readonly ReportKind[];
}

/** Returns the device with a serial number; `undefined` if no such device can sign. */
export async function findUploader(queries: Queries, sn: string): Promise<UploadingDevice | undefined> {
  const row = await queries
    .selectFrom('device')
    .leftJoin('deviceType as type', 'type.id', 'device.deviceTypeId')
    .select([
      'device.id',
      'device.secretCipher',
      'device.lifeStatus',
      'device.firmware',
      'type.recordKinds',
      'type.reportKinds',
    ])
    .where('device.sn', '=', sn)
    .where('device.deleted', '=', sql.lit(0))
    .executeTakeFirst();
  if (!row || row.secretCipher === null) return undefined;
  return {
    id: row.id,
    sn,
    secretCipher: row.secretCipher,
    lifeStatus: row.lifeStatus,
    firmware: row.firmware,
    // Written from the definition of the type.
    recordKinds: row.recordKinds !== null ? (JSON.parse(row.recordKinds) as RecordKind[]) : [],
    reportKinds: row.reportKinds !== null ? (JSON.parse(row.reportKinds) as ReportKind[]) : [],
  };
}

/** Refuses uploads of an authenticated device that must not send this. */
export function requireUsable(
  device: UploadingDevice,
  { isMeasured, acceptsLostDevices }: Pick<DeviceCall, 'isMeasured' | 'acceptsLostDevices'>,
): void {
  const { id: deviceId, lifeStatus } = device;
  if (lifeStatus === 'retired') throw new UploadRefusal('deviceRetired', { deviceId });
  if (lifeStatus === 'lost' && !acceptsLostDevices) throw new UploadRefusal('deviceLost', { deviceId });
  if (!isMeasured(device)) throw new UploadRefusal('kindNotMeasured', { deviceId });
}
