import { randomBytes } from 'node:crypto';
import type { RecordKind } from '../../../src/plugins/device/entities/uploads/recordKinds';
import { type UploadedDay, uploadHeaders } from '../../../src/plugins/device/entities/uploads/uploadProtocol';
import { records } from '../../../src/plugins/record/entities/records';
import { signUpload } from '../../../src/plugins/record/server/ingestion/signature';
import type { TestApp } from './testApp';

interface Signer {
  sn: string;
  secret: string;
}

export interface SentUpload {
  kind: RecordKind;
  /** A text is sent unchanged. */
  body: unknown;
  /** Milliseconds since 1970. Defaults to the server's clock. */
  time?: number;
  nonce?: string;
  /** Headers that replace the valid ones; `null` omits one. */
  headers?: Record<string, string | null>;
  /** The address instead of the signed one. */
  path?: string;
}

/** Sends an upload as a device does. */
export async function upload(server: TestApp, { sn, secret }: Signer, sent: SentUpload) {
  const path = `/api/upload.${sent.kind}.open`;
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  const time = String(Math.floor((sent.time ?? server.clock.now) / 1_000));
  const nonce = sent.nonce ?? randomBytes(12).toString('hex');
  const signature = signUpload(Buffer.from(secret, 'base64url'), { path, time, nonce, body });
  const headers = {
    'content-type': 'application/json',
    [uploadHeaders.sn]: sn,
    [uploadHeaders.time]: time,
    [uploadHeaders.nonce]: nonce,
    [uploadHeaders.signature]: signature,
    ...sent.headers,
  };
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
  const response = await server.app.inject({ method: 'POST', url: sent.path ?? path, headers: given, payload: body });
  return {
    http: response.statusCode,
    headers: response.headers,
    body: response.json() as {
      status: number;
      code?: string;
      message: string;
      errors?: Record<string, string>;
      codes?: Record<string, string>;
      data?: { days: { date: string; isNew: boolean }[] };
    },
  };
}

/** A whole day of a kind on its usual grid, every sample in the middle of the plausible range. */
export function wholeDayOf(kind: RecordKind, date: string): UploadedDay {
  const { layout } = records[kind];
  const [intervalSec] = layout.intervals;
  if (intervalSec === undefined) return { date, events: [someEvent[kind as keyof typeof someEvent]] };
  const count = layout.spanSec / intervalSec;
  const channels = Object.fromEntries(
    Object.entries(layout.channels).map(([name, { min, max }]) => [
      name,
      new Array<number>(count).fill(Math.max(min, Math.round(Math.min((min + max) / 2, 100)))),
    ]),
  );
  return { date, startSec: layout.startSec, intervalSec, count, channels };
}

const someEvent = {
  bloodPressure: { sec: 28_800, sys: 128, dia: 79, pulse: 66 },
  raw: { seq: 1, sec: 28_800, ms: 60_000, signal: 'ecg', hz: 250, bytes: 30_000 },
};

/** A part of a day of heart rates: one rate for each minute, from a minute of the day on. */
export function heartRates(date: string, fromMinute: number, rates: (number | null)[]): UploadedDay {
  return { date, startSec: fromMinute * 60, intervalSec: 60, count: rates.length, channels: { mean: rates } };
}
