/** A recorded request in a form that is convenient for tests. */
export interface RecordedRequest {
  method: string;
  /** Operation in the path: `/api/insert.elderly.open` is `insert.elderly.open`. */
  call: string;
  url: URL;
  headers: Headers;
  body: string;
  /** Parses the body as JSON; fails the test if invalid. */
  json: () => unknown;
  init: RequestInit;
}

/** Responds to one request. */
export type Respond = (request: RecordedRequest) => Response | Promise<Response>;

/** Creates a `fetch` that responds with a function and records its requests. */
export function createFakeFetch(respond: Respond = () => jsonResponse({ status: 8000, message: '', data: null })) {
  const seen: RecordedRequest[] = [];
  let answer = respond;
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost:3000');
    const body = typeof init.body === 'string' ? init.body : '';
    const request: RecordedRequest = {
      method: init.method ?? 'GET',
      call: url.pathname.replace(/^\/api\//, ''),
      url,
      headers: new Headers(init.headers),
      body,
      json: () => JSON.parse(body),
      init,
    };
    seen.push(request);
    return answer(request);
  };
  return {
    fetch,
    seen,
    /** Replaces the responding function. */
    respond: (next: Respond) => {
      answer = next;
    },
  };
}

/** Creates a response as a back end sends it. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** Never responds, but rejects when aborted, as a real connection does. */
export function neverResponds({ init }: RecordedRequest): Promise<Response> {
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}
