/** A request the fake saw, as a test likes to read it. */
export interface SeenRequest {
  method: string;
  /** Operation of the path: `/api/insert.elderly.open` is `insert.elderly.open`. */
  call: string;
  url: URL;
  headers: Headers;
  body: string;
  /** The body as JSON; fails the test when it is none. */
  json: () => unknown;
  init: RequestInit;
}

/** Answers one request. */
export type Respond = (request: SeenRequest) => Response | Promise<Response>;

/** A `fetch` that answers by a function and remembers what it was asked. */
export function createFakeFetch(respond: Respond = () => jsonResponse({ status: 8000, message: '', data: null })) {
  const seen: SeenRequest[] = [];
  let answer = respond;
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost:3000');
    const body = typeof init.body === 'string' ? init.body : '';
    const request: SeenRequest = {
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
    /** Answers differently from now on. */
    respond: (next: Respond) => {
      answer = next;
    },
  };
}

/** An answer as a back end sends it. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** Never answers, but breaks off when it is told to, as a real connection does. */
export function silence({ init }: SeenRequest): Promise<Response> {
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}
