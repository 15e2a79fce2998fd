/** A request as sent. Secrets are removed before it is shown. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** The response. */
export interface ReceivedResponse {
  /** The HTTP status. */
  http: number;
  headers: Headers;
  text: string;
  /** The text parsed as JSON; `undefined` when it is not JSON. */
  body: unknown;
}

/** A request and its response. */
export interface Exchange {
  request: SentRequest;
  /** Missing after a connection error or a timeout. */
  response?: ReceivedResponse;
}
