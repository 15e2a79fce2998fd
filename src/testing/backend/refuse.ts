import type { Problem } from '../../../contract/problems';

/** A call that the back end refuses, with a message of its own or with what is wrong at which field. */
export class CallRefused extends Error {
  constructor(readonly reason: string | readonly Problem[]) {
    super(typeof reason === 'string' ? reason : reason.map(({ field, code }) => `${field} ${code}`).join(', '));
  }
}

/**
 * Refuses a call from within an answer of one's own.
 * @param reason the message, or problems by field, which get their texts as the server's do
 */
export function refuse(reason: string | readonly Problem[]): never {
  throw new CallRefused(reason);
}
