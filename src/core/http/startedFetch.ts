import { keepQuestion } from './pageQuestions';

/** Milliseconds after which an answer that nobody asked for is out of date. */
const KEPT_MS = 10_000;

/** A request that the page's first script has sent. */
export interface StartedRequest {
  /** The session it was sent with; `null` for none. */
  token: string | null;
  /** When it was sent, in milliseconds since the page began. */
  sent: number;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** Requests of the first script by method and address, until the console asks for them. */
    startedRequests?: Map<string, StartedRequest>;
  }
}

/** Fetches as the browser does; what the page's first script has asked already is answered from there, once. */
export const startedFetch: typeof fetch = (input, init) => {
  const key = `${init?.method ?? 'GET'} ${input}`;
  const started = window.startedRequests?.get(key);
  window.startedRequests?.delete(key);
  if (!init?.method || init.method === 'GET') keepQuestion(String(input));
  if (!started || performance.now() - started.sent > KEPT_MS) return fetch(input, init);
  // Whoever signed in meanwhile asks for themselves.
  if (started.token !== new Headers(init?.headers).get('Authorization')) return fetch(input, init);
  const signal = init?.signal;
  signal?.addEventListener('abort', () => started.abort.abort(signal.reason));
  return started.answer;
};
