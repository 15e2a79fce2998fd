import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** A key for the uploads of a device: 32 random bytes in Base64url. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Encrypts the key of a device for the database; it opens for the same serial number only. */
export function sealSecret(key: Buffer, { secret, sn }: { secret: string; sn: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(sn));
  const sealed = Buffer.concat([cipher.update(secret, 'base64url'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The bytes of a key that {@link sealSecret} has encrypted; `undefined` when it was for another device or installation. */
export function openSecret(key: Buffer, { sealed, sn }: { sealed: string; sn: string }): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(sn))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
  } catch {
    return undefined;
  }
}
