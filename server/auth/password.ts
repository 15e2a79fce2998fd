import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/constants';
import type { Problem } from '../../contract/problems';
import { isCommonPassword } from './commonPasswords';

/** Argon2id with the parameters of the OWASP password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the Argon2id hash of a password, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** Returns whether a password matches a hash. A missing hash takes the same time and never matches. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) {
    await verify(await dummyHash(), password);
    return false;
  }
  return verify(passwordHash, password);
}

let dummy: Promise<string> | undefined;

/** The hash that is verified if there is no account, so that the response time does not reveal it. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody signs in with this');
  return dummy;
}

/**
 * Returns the problems of a new password: length, commonness, equality with the user name (ASVS 5.0, 6.2). Any characters
 * are allowed.
 */
export async function passwordProblems(password: string, username: string): Promise<Problem[]> {
  const field = 'password';
  // Counted in code points, so that an emoji counts as one character.
  const { length } = [...password];
  if (length < PASSWORD_MIN) return [{ field, code: 'tooShort', params: { min: PASSWORD_MIN } }];
  if (length > PASSWORD_MAX) return [{ field, code: 'tooLong', params: { max: PASSWORD_MAX } }];
  const plain = password.toLowerCase();
  if (plain === username.toLowerCase()) return [{ field, code: 'passwordIsUsername' }];
  return (await isCommonPassword(plain)) ? [{ field, code: 'passwordTooCommon' }] : [];
}
