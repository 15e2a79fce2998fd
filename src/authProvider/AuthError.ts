import type { Envelope } from '../../contract/envelope';
import { reasonsOf } from '../../contract/refusal';

/** Why signing in or asking for permissions came to nothing although the server answered. */
export type AuthErrorCode =
  /** The server refused, with a reason the administrator may read: wrong password, locked account. */
  | 'rejected'
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
  return new AuthError('rejected', reasonsOf(body).join(' / '));
}
