import { hash, randomBytes } from 'node:crypto';

/** A session token: 256 random bits, safe in a header and in a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token; who reads the database cannot use it to sign in. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
