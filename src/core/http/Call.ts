import type { Envelope, Scope } from '../../../contract/envelope';

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
  /** How a POST writes its body; `json` unless told. */
  encoding?: 'json' | 'urlencoded';
  /** Sent in a form, which takes the place of the body; the parameters then stand in the address. */
  file?: File;
  /** Told which share of the file has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** The answer is content and no text: a `raw` answer's body is a `Blob`. */
  isContent?: boolean;
  /** The part of a content that is asked for: its first and last byte, both inclusive. */
  range?: ByteRange;
  /** Breaks the call off; the promise then rejects with the signal's reason, without toast or log entry. */
  signal?: AbortSignal;
  /**
   * Toasts the caller shows in another way: `true` all of them, `rejection` those of body statuses other than 8000
   * only. The log gets its entry all the same.
   */
  silent?: boolean | 'rejection';
  /** What the rows are read for, where that is not to show them; the server logs exports. */
  purpose?: 'export';
  /** Lets the call finish though the page is left. */
  keepalive?: boolean;
}

/** What came back, by the body's status (spec §7). */
export type Answer =
  /** No status: not an envelope at all. */
  | { kind: 'raw'; body: unknown }
  /** Status 8000. */
  | { kind: 'success'; body: Envelope }
  /** Status 4000, or any other number. */
  | { kind: 'rejected'; body: Envelope };

/** A toast the client asks its host to show. */
export interface Notice {
  type: 'success' | 'warning' | 'error';
  message: string;
  /** Milliseconds; the host's own choice unless given. */
  duration?: number;
}
