import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EventKind } from '../../src/plugins/device/entities/uploads/eventKinds';
import type { RecordKind } from '../../src/plugins/device/entities/uploads/recordKinds';
import { type UploadBody, uploadHeaders } from '../../src/plugins/device/entities/uploads/uploadProtocol';
import type { PacketEntry } from '../../src/plugins/record/entities/kinds/raw';
import { signUpload } from '../../src/plugins/record/server/ingestion/signature';

const answer = z.object({ status: z.number(), code: z.string().optional(), message: z.string().optional() });

/** A device that signs its uploads. */
export interface DeviceCredentials {
  sn: string;
  /** As shown when the device was registered. */
  secret: string;
}

/** Uploads days of one kind of record. Returns null if accepted, otherwise the reason. */
export function sendUpload(
  base: string,
  credentials: DeviceCredentials,
  { kind, body }: { kind: RecordKind; body: UploadBody },
): Promise<string | null> {
  return send(base, credentials, { path: `/api/upload.${kind}.open`, body: JSON.stringify(body) });
}

/** Uploads the content of a packet; returns as {@link sendUpload}. */
export function sendPacket(
  base: string,
  credentials: DeviceCredentials,
  { date, packet, content }: { date: string; packet: PacketEntry; content: Buffer },
): Promise<string | null> {
  const path = `/api/uploadPacket.raw.open?date=${date}&signal=${packet.signal}&seq=${packet.seq}`;
  return send(base, credentials, { path, body: content });
}

/** Declares which packets form a recording; returns as {@link sendUpload}. */
export function sendRecording(
  base: string,
  credentials: DeviceCredentials,
  recording: { date: string; fromSeq: number; toSeq: number; lead: string },
): Promise<string | null> {
  return send(base, credentials, { path: '/api/uploadRecording.ecg.open', body: JSON.stringify(recording) });
}

/** Raises an alarm; returns as {@link sendUpload}. */
export function sendEvent(
  base: string,
  credentials: DeviceCredentials,
  event: { id: string; kind: EventKind; time: string; test: boolean },
): Promise<string | null> {
  return send(base, credentials, { path: '/api/raiseEvent.device.open', body: JSON.stringify(event) });
}

async function send(
  base: string,
  { sn, secret }: DeviceCredentials,
  { path, body }: { path: string; body: string | Buffer },
): Promise<string | null> {
  const time = String(Math.floor(Date.now() / 1_000));
  const nonce = randomBytes(12).toString('hex');
  const signature = signUpload(Buffer.from(secret, 'base64url'), { path, time, nonce, body });
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: {
      'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      [uploadHeaders.sn]: sn,
      [uploadHeaders.time]: time,
      [uploadHeaders.nonce]: nonce,
      [uploadHeaders.signature]: signature,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const { status, code, message } = answer.parse(await response.json());
  return status === 8000 ? null : (code ?? message ?? String(status));
}
