import type { Problem } from '../../../contract/problems';

/** A refused call, with a custom message or with problems by field. */
export class CallRefused extends Error {
  constructor(
    readonly reason: string | readonly Problem[],
    /** What the caller needs to go on in another way. */
    readonly data?: unknown,
  ) {
    super(typeof reason === 'string' ? reason : reason.map(({ field, code }) => `${field} ${code}`).join(', '));
  }
}

/**
 * Refuses a call from within an answer of one's own.
 * @param reason the message, or problems by field, which get their texts as the server's do
 * @param data of the answer
 */
export function refuse(reason: string | readonly Problem[], data?: unknown): never {
  throw new CallRefused(reason, data);
}
