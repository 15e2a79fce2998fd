import { randomBytes } from 'node:crypto';
import { uploadHeaders } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import { signUpload } from '../../../src/plugins/record/server/ingestion/signature';
import type { TestApp } from './testApp';

const EVENT_PATH = '/api/raiseEvent.device.open';

interface SentEvent {
  body: unknown;
  nonce?: string;
  /** Time of the header. Defaults to the server's clock. Milliseconds since 1970. */
  time?: number;
  signature?: string;
}

/** Sends an event as a device does. */
export async function raise(server: TestApp, { sn, secret }: { sn: string; secret: string }, sent: SentEvent) {
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  const time = String(Math.floor((sent.time ?? server.clock.now) / 1_000));
  const nonce = sent.nonce ?? randomBytes(12).toString('hex');
  const signed = { path: EVENT_PATH, time, nonce, body };
  const signature = sent.signature ?? signUpload(Buffer.from(secret, 'base64url'), signed);
  const response = await server.app.inject({
    method: 'POST',
    url: EVENT_PATH,
    headers: {
      'content-type': 'application/json',
      [uploadHeaders.sn]: sn,
      [uploadHeaders.time]: time,
      [uploadHeaders.nonce]: nonce,
      [uploadHeaders.signature]: signature,
    },
    payload: body,
  });
  return {
    http: response.statusCode,
    body: response.json() as {
      status: number;
      code?: string;
      codes?: Record<string, string>;
      data?: { alertId: number };
    },
  };
}
