/** Path of a batch (`POST`): several reads in one request. The server streams each answer as soon as it is ready. */
export const BATCH_PATH = '/api/batch';

/** A back end with its own list of calls includes this name if it supports batches. */
export const BATCH_CALL = 'select.batch.open';

/** Maximum number of reads in one request. */
export const BATCH_CALLS_MAX = 64;

/** Maximum length of a call in UTF-16 code units: its name with its query. */
export const BATCH_CALL_LENGTH_MAX = 8_192;

/** Maximum size in bytes of an answer within a batch. The client requests a longer one separately. */
export const BATCH_RESPONSE_BYTES_MAX = 262_144;

/** Media type of the response. Each answer takes two lines: a {@link BatchHead} and the body. */
export const BATCH_TYPE = 'application/x-ndjson';

/** The body of a batch request. */
export interface BatchRequest {
  /** Calls as in an address after `/api/`: `selectById.elderly.admin?id=1`. */
  calls: readonly string[];
}

/** The line that precedes the body of an answer. */
export interface BatchHead {
  /** Index of the call that this answers, from 0. */
  call: number;
  /** The HTTP status that the call would have on its own. */
  status: number;
  /** Headers that clients read, in lower case. */
  headers: Readonly<Record<string, string>>;
  /** No body line follows, because the answer is not JSON or is too long. The client must send this call separately. */
  alone?: true;
}
