/** Why a call failed. */
export type FailureCode =
  /** An HTTP status outside 200–299. */
  | 'http'
  /** No response within the time limit. */
  | 'timeout'
  /** No connection, or it was lost. */
  | 'network'
  /** The response is not in the protocol's format: a proxy's error page, truncated JSON. */
  | 'malformed'
  /** Body status 401: the session has ended. */
  | 'sessionEnded'
  /** The back end does not have this call; no request was sent. */
  | 'notOffered';

/** A failed call. Its message is shown to the administrator, in their language. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly code: FailureCode;
  /** HTTP status; 401 if the session ended; 0 if there was no response. */
  readonly status: number;
  /** The response body, if it was JSON. React-admin reads `body.errors` of plain REST back ends from here. */
  readonly body: unknown;

  constructor(message: string, details: { code: FailureCode; status?: number; body?: unknown; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? 0;
    this.body = details.body;
  }
}
