import { hash, randomBytes } from 'node:crypto';

/** Returns a session token: 256 random bits, safe in a header and in a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token. Read access to the database does not allow signing in with it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
