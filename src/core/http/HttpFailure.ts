/** Why a call came to nothing. */
export type FailureCode =
  /** An HTTP status outside 200–299. */
  | 'http'
  /** No answer within the time limit. */
  | 'timeout'
  /** No connection, or it broke off. */
  | 'network'
  /** Something answered, but not in the form of the protocol: a proxy's page, half a JSON text. */
  | 'malformed'
  /** Body status 401: nobody is logged in any more. */
  | 'sessionEnded'
  /** The back end does not have this call; it was not asked. */
  | 'notOffered';

/** A call that failed. Its message is what the administrator reads, in their language. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly code: FailureCode;
  /** The HTTP status; 401 when the session ended; 0 when there was no answer. */
  readonly status: number;
  /** What the server said, when it was JSON; react-admin reads `body.errors` of plain REST back ends from here. */
  readonly body: unknown;

  constructor(message: string, details: { code: FailureCode; status?: number; body?: unknown; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.body = details.body;
  }
}
