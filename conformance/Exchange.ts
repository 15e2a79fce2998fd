/** A request as it went out; secrets are taken out before it is shown. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** What came back. */
export interface Answer {
  /** The HTTP status. */
  http: number;
  headers: Headers;
  text: string;
  /** The text as JSON; `undefined` when it is none. */
  body: unknown;
}

/** One request and its answer. */
export interface Exchange {
  request: SentRequest;
  /** Missing where the connection broke off, or nobody answered in time. */
  answer?: Answer;
}
