import type { Envelope } from '../../contract/envelope';
import { reasonsOf, SECOND_FACTOR_EXPIRED } from '../../contract/refusal';

/** Why signing in or asking for permissions came to nothing although the server answered. */
export type AuthErrorCode =
  /** The server refused, with a reason the administrator may read: wrong password, locked account. */
  | 'rejected'
  /** Too much time has gone by since the first step. */
  | 'expired'
  /** The browser showed no passkey: somebody chose another way, or there is none on this device. */
  | 'cancelled'
  /** The answer lacks what it must hold. */
  | 'malformed';

/** A refusal about the session; its message is the server's own. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error for a refused answer, which says every reason. */
export function refused(body: Envelope): AuthError {
  const code = body.code === SECOND_FACTOR_EXPIRED ? 'expired' : 'rejected';
  return new AuthError(code, reasonsOf(body).join(' / '));
}
