import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../../../server/plugin-api/builtin';

const SECRET_BYTES = 32;

/** Creates an upload key for a device: 32 random bytes in Base64url. */
export function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Encrypts the key of a device for the database. Decryption works for the same serial number only. */
export function encryptSecret(key: Buffer, { secret, sn }: { secret: string; sn: string }): string {
  return seal(key, { secret: Buffer.from(secret, 'base64url'), owner: sn });
}

/** Decrypts a key encrypted by {@link encryptSecret}; `undefined` if it belongs to another device or installation. */
export function decryptSecret(
  key: Buffer,
  { sealed: encrypted, sn }: { sealed: string; sn: string },
): Buffer | undefined {
  return unseal(key, { sealed: encrypted, owner: sn });
}
