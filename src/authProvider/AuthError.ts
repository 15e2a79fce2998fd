import type { Envelope } from '../../contract/calls/envelope';
import { reasonsOf, SECOND_FACTOR_EXPIRED } from '../../contract/calls/refusal';

/** Why sign-in or loading permissions failed although the server answered. */
export type AuthErrorCode =
  /** The server refused with a reason for the administrator: wrong password, locked account. */
  | 'rejected'
  /** Too much time has passed since the first step. */
  | 'expired'
  /** The browser returned no passkey: the user canceled, or this device has none. */
  | 'cancelled'
  /** The response lacks a required part. */
  | 'malformed';

/** A refused session call; its message is the server's own. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The server's problem code, if it sent one. */
  readonly problemCode: string | undefined;

  constructor(code: AuthErrorCode, message: string, problemCode?: string) {
    super(message);
    this.code = code;
    this.problemCode = problemCode;
  }
}

/** Returns the error for a refused call, with all of its reasons. */
export function toAuthError(body: Envelope): AuthError {
  const code = body.code === SECOND_FACTOR_EXPIRED ? 'expired' : 'rejected';
  return new AuthError(code, reasonsOf(body).join(' / '), body.code);
}
