import { loadKey } from '../../keys/keyFile';
import { decryptSecret, encryptSecret } from '../../keys/seal';

const KEY_FILE = {
  name: 'factor.key',
  remedy: 'remove it; who has an authenticator app then signs in by a recovery code',
};

const ownerOf = (adminId: number) => `totp:${adminId}`;

/** Encrypts the secret of an authenticator app for the database. It can be decrypted for the same account only. */
export async function sealTotpSecret(
  dataDir: string,
  { secret, adminId }: { secret: string; adminId: number },
): Promise<string> {
  return encryptSecret(await loadKey(KEY_FILE, dataDir), { secret: Buffer.from(secret), owner: ownerOf(adminId) });
}

/** Decrypts the secret; returns `undefined` if it was encrypted with another key. */
export async function openTotpSecret(
  dataDir: string,
  { sealed, adminId }: { sealed: string; adminId: number },
): Promise<string | undefined> {
  return decryptSecret(await loadKey(KEY_FILE, dataDir), { sealed, owner: ownerOf(adminId) })?.toString();
}
