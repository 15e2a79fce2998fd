import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type UploadBody, uploadHeaders } from '../../contract/device/uploadProtocol';
import type { RecordKind } from '../../contract/record/recordKinds';
import { signUpload } from '../../server/sections/ingestion/signature';

const answer = z.object({ status: z.number(), code: z.string().optional(), message: z.string().optional() });

/** A device that can sign. */
export interface Signer {
  sn: string;
  /** As it was shown when the device was registered. */
  secret: string;
}

/** What became of an upload: null when it was accepted, else why not. */
export async function sendUpload(
  base: string,
  { sn, secret }: Signer,
  { kind, body }: { kind: RecordKind; body: UploadBody },
): Promise<string | null> {
  const path = `/api/upload.${kind}.open`;
  const text = JSON.stringify(body);
  const time = String(Math.floor(Date.now() / 1_000));
  const nonce = randomBytes(12).toString('hex');
  const signature = signUpload(Buffer.from(secret, 'base64url'), { path, time, nonce, body: text });
  const response = await fetch(new URL(path, base), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [uploadHeaders.sn]: sn,
      [uploadHeaders.time]: time,
      [uploadHeaders.nonce]: nonce,
      [uploadHeaders.signature]: signature,
    },
    body: text,
  });
  const { status, code, message } = answer.parse(await response.json());
  return status === 8000 ? null : (code ?? message ?? String(status));
}
