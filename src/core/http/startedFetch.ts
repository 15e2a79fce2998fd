import { broughtAnswer } from './broughtAnswer';

/** Milliseconds after which an unused preloaded response is stale. */
const KEPT_MS = 10_000;

/** A request that the page's first script has sent. */
export interface StartedRequest {
  /** Token of the session it was sent with; `null` for none. */
  token: string | null;
  /** Time it was sent, in milliseconds since the page load began. */
  sent: number;
  answer: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** Returns the first script's pending requests by method and address. Sends them if they are not sent yet. */
    startedRequests?: () => Map<string, StartedRequest>;
  }
}

/**
 * Wraps `fetch` with the preloaded responses: from the HTML or from the first script's requests, each used once.
 * @param send defaults to the browser's `fetch`
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
    // The session changed in the meantime, so the preloaded response is not used.
    if (started.token !== token) return send(input, init);
    const signal = init?.signal;
    signal?.addEventListener('abort', () => started.abort.abort(signal.reason));
    return started.answer;
  };
