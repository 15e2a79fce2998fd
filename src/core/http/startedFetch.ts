import { broughtAnswer } from './broughtAnswer';

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
    /** Requests of the first script by method and address, until the console asks for them; it sends them now, where it has not. */
    startedRequests?: () => Map<string, StartedRequest>;
  }
}

/**
 * Fetches in the way that is given; what the page has brought, or its first script has asked already, is answered from there, once.
 * @param send the browser's own `fetch` unless told
 */
export const startedFetch =
  (send: typeof fetch = (...args) => globalThis.fetch(...args)): typeof fetch =>
  async (input, init) => {
    const key = `${init?.method ?? 'GET'} ${input}`;
    const requests = window.startedRequests?.();
    const started = requests?.get(key);
    requests?.delete(key);
    if (performance.now() - (started?.sent ?? 0) > KEPT_MS) return send(input, init);
    const token = new Headers(init?.headers).get('Authorization');
    if (!started) return (token === null ? undefined : broughtAnswer(key, token)) ?? send(input, init);
    // Whoever signed in meanwhile asks for themselves.
    if (started.token !== token) return send(input, init);
    const signal = init?.signal;
    signal?.addEventListener('abort', () => started.abort.abort(signal.reason));
    return started.answer;
  };
