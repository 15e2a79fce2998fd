import type { Problem } from '../../../contract/problems';

/** A refused call, with a custom message or with problems by field. */
export class CallRefused extends Error {
  constructor(readonly reason: string | readonly Problem[]) {
    super(typeof reason === 'string' ? reason : reason.map(({ field, code }) => `${field} ${code}`).join(', '));
  }
}

/**
 * Refuses a call from within an answer.
 * @param reason the message, or problems by field, which get their texts as on the server
 */
export function refuse(reason: string | readonly Problem[]): never {
  throw new CallRefused(reason);
}
