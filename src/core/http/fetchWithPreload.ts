import { preloadedResponse } from './preloadedResponse';

/** Milliseconds after which an unused preloaded response is stale. */
const PRELOAD_MAX_AGE_MS = 10_000;

/** A request that the page's first script has sent. */
export interface PreloadedRequest {
  /** Token of the session it was sent with; `null` for none. */
  token: string | null;
  /** Time it was sent, in milliseconds since the page load began. */
  sentAt: number;
  response: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** Returns the first script's pending requests by method and address. Sends them if they are not sent yet. */
    preloadedRequests?: () => Map<string, PreloadedRequest>;
  }
}

/** As `fetch`, but answers with a response from the HTML or from the first script's requests, each used once. */
export const fetchWithPreload: typeof fetch = async (input, init) => {
  const key = `${init?.method ?? 'GET'} ${input}`;
  const requests = window.preloadedRequests?.();
  const preloaded = requests?.get(key);
  requests?.delete(key);
  if (performance.now() - (preloaded?.sentAt ?? 0) > PRELOAD_MAX_AGE_MS) return fetch(input, init);
  const token = new Headers(init?.headers).get('Authorization');
  if (!preloaded) return (token === null ? undefined : preloadedResponse(key, token)) ?? fetch(input, init);
  // The session changed in the meantime, so the preloaded response is not used.
  if (preloaded.token !== token) return fetch(input, init);
  const signal = init?.signal;
  signal?.addEventListener('abort', () => preloaded.abort.abort(signal.reason));
  return preloaded.response;
};
