import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { signedText } from '../../../device/entities/uploadProtocol';

export interface SignedUpload {
  path: string;
  /** Seconds since 1970, as in the header. */
  time: string;
  nonce: string;
  body: Uint8Array | string;
}

/** The signature of an upload: HMAC-SHA256 with the bytes of the device's key, in hex. */
export function signUpload(secret: Buffer, { path, time, nonce, body }: SignedUpload): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(signedText({ path, time, nonce, bodyHash })).digest('hex');
}

/** Whether a signature is the one of an upload; takes as long for a wrong one as for the right one. */
export function isSignedBy(secret: Buffer, upload: SignedUpload, signature: string): boolean {
  const expected = Buffer.from(signUpload(secret, upload), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
