import type { Envelope, Scope } from '../../../contract/calls/envelope';

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One call of the API. */
export interface Call {
  operation: string;
  entity: string;
  scope: Scope;
  /** Parameters; in the query of a GET with dotted keys, else in the body. `undefined` values are left out. */
  params?: Readonly<Record<string, unknown>>;
  /** Body encoding of a POST. Defaults to `json`. */
  encoding?: 'json' | 'urlencoded';
  /** Sent as a multipart form instead of the body; the parameters then go into the address. */
  file?: File;
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Whether the response is binary content: the body of a `raw` answer is then a `Blob`. */
  isContent?: boolean;
  /** The requested part of the content: its first and last byte, both inclusive. */
  range?: ByteRange;
  /** Cancels the call; the promise then rejects with the signal's reason, without toast or log entry. */
  signal?: AbortSignal;
  /**
   * Toasts that the caller shows itself: with `true` all of them, with `rejection` only those of body statuses other than
   * 8000. The log entry is written anyway.
   */
  silent?: boolean | 'rejection';
  /** Why the rows are read, if not for display; the server logs exports. */
  purpose?: 'export';
  /** Lets the call finish even if the user leaves the page. */
  keepalive?: boolean;
}

/** The response, by the body's status (spec §7). */
export type CallResponse =
  /** No status: not an envelope. */
  | { kind: 'raw'; body: unknown }
  /** Status 8000. */
  | { kind: 'success'; body: Envelope }
  /** Status 4000, or any other number. */
  | { kind: 'rejected'; body: Envelope };

/** A toast that the client asks its host to show. */
export interface Notice {
  type: 'success' | 'warning' | 'error';
  message: string;
  /** Milliseconds. Defaults to the host's choice. */
  duration?: number;
}
