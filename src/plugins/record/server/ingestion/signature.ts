import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { signedText } from '../../../device/entities/uploads/uploadProtocol';

/** The signed parts of a request. */
export interface SignedParts {
  path: string;
  /** Seconds since 1970, as in the header. */
  time: string;
  nonce: string;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
}

export type SignedUpload = Omit<SignedParts, 'bodyHash'> & { body: Uint8Array | string };

/** Returns the signature of an upload: HMAC-SHA256 with the bytes of the device's key, in hex. */
export function signUpload(secret: Buffer, { body, ...parts }: SignedUpload): string {
  return signatureOf(secret, { ...parts, bodyHash: createHash('sha256').update(body).digest('hex') });
}

/** Verifies the signature of an upload in constant time. */
export function verifySignature(secret: Buffer, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, parts), 'hex');
  const received = Buffer.from(signature, 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function signatureOf(secret: Buffer, parts: SignedParts): string {
  return createHmac('sha256', secret).update(signedText(parts)).digest('hex');
}
