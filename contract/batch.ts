/** Where several reads are asked for at once (`POST`), and answered as each is there. */
export const BATCH_PATH = '/api/batch';

/** By this name a back end that has its own list of calls says that it has batches. */
export const BATCH_CALL = 'select.batch.open';

/** Most reads of one request. */
export const BATCH_CALLS_MAX = 64;

/** Longest call in UTF-16 code units: its name with its query. */
export const BATCH_CALL_LENGTH_MAX = 8_192;

/** Longest answer that travels with others, in bytes; who wants a longer one asks for it alone. */
export const BATCH_ANSWER_BYTES_MAX = 262_144;

/** Media type of the answers: each is a line that says whose it is ({@link BatchHead}), and a line that is its body. */
export const BATCH_TYPE = 'application/x-ndjson';

/** What a batch is asked. */
export interface BatchRequest {
  /** Calls as they stand in an address behind `/api/`: `selectById.elderly.admin?id=1`. */
  calls: readonly string[];
}

/** The line before an answer's body. */
export interface BatchHead {
  /** Whose answer it is: the position among the calls, from 0. */
  call: number;
  /** The HTTP status the call would have had by itself. */
  status: number;
  /** Headers that clients look at, in small letters. */
  headers: Readonly<Record<string, string>>;
  /** There is no answer here, and no line of a body: it is no JSON, or too long. It has to be asked for by itself. */
  alone?: true;
}
