import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { uploadHeaders } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import type { PacketEntry } from '../../../src/plugins/record/entities/kinds/raw';
import { signUpload } from '../../../src/plugins/record/server/ingestion/signature';
import type { Registered } from './devices';
import type { TestApp } from './testApp';
import { upload } from './uploads';

/** A request of a device to any address. */
export interface SentRequest {
  path: string;
  contentType: string;
  body: Buffer | string;
  nonce?: string;
  headers?: Record<string, string>;
  /** The address instead of the signed one. */
  sentTo?: string;
}

export interface DeviceAnswer {
  http: number;
  body: {
    status: number;
    code?: string;
    message: string;
    errors?: Record<string, string>;
    data?: Record<string, unknown>;
  };
}

/** Sends a request as a device does. */
export async function sendAsDevice(
  server: TestApp,
  { sn, secret }: Pick<Registered, 'sn' | 'secret'>,
  sent: SentRequest,
): Promise<DeviceAnswer> {
  const { path, contentType, body, nonce = randomBytes(12).toString('hex') } = sent;
  const time = String(Math.floor(server.clock.now / 1_000));
  const signature = signUpload(Buffer.from(secret, 'base64url'), { path, time, nonce, body });
  const response = await server.app.inject({
    method: 'POST',
    url: sent.sentTo ?? path,
    headers: {
      'content-type': contentType,
      [uploadHeaders.sn]: sn,
      [uploadHeaders.time]: time,
      [uploadHeaders.nonce]: nonce,
      [uploadHeaders.signature]: signature,
      ...sent.headers,
    },
    payload: body,
  });
  return { http: response.statusCode, body: response.json() };
}

/** Returns the index entry of a packet with a content. Defaults to an ECG at 250 Hz. */
export function packetOf(
  content: Buffer,
  { hz = 250, seq = 1, sec = 36_000, signal = 'ecg', ...changes }: Partial<PacketEntry> = {},
): PacketEntry {
  const moments = content.length / (signal === 'acc' ? 6 : 2);
  return {
    seq,
    sec,
    ms: Math.round((moments * 1_000) / hz),
    signal,
    hz,
    bytes: content.length,
    crc32: crc32(content).toString(16).padStart(8, '0'),
    sha256: createHash('sha256').update(content).digest('hex'),
    ...changes,
  };
}

/** Sends the index of packets of a day. */
export async function indexPackets(
  server: TestApp,
  device: Registered,
  { date, packets }: { date: string; packets: readonly PacketEntry[] },
): Promise<void> {
  const { body } = await upload(server, device, { kind: 'raw', body: { days: [{ date, events: packets }] } });
  if (body.status !== 8000) throw new Error(`no index was stored: ${JSON.stringify(body)}`);
}

/** Sends the content of a packet. */
export function sendPacket(
  server: TestApp,
  device: Registered,
  {
    date,
    packet,
    content,
    ...changes
  }: { date: string; packet: Pick<PacketEntry, 'signal' | 'seq'>; content: Buffer } & Partial<SentRequest>,
): Promise<DeviceAnswer> {
  const path = `/api/uploadPacket.raw.open?date=${date}&signal=${packet.signal}&seq=${packet.seq}`;
  return sendAsDevice(server, device, { path, contentType: 'application/octet-stream', body: content, ...changes });
}
