import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveEvent, STREAM_HEARTBEAT_MS } from '../../../contract/live';

/** Milliseconds until the first event; what takes longer is kept back by a proxy. */
const FIRST_MS = 8_000;
/** Milliseconds without a sign of life after which a stream counts as broken. */
const SILENCE_MS = 2 * STREAM_HEARTBEAT_MS + 5_000;

/** Why a stream is over. */
export type StreamEnd =
  /** So is the session. */
  | 'ended'
  /** The server has no stream, or none left. */
  | 'refused'
  /** Something between holds back what the server says. */
  | 'withheld'
  /** The connection was lost, or the server stopped. */
  | 'broken';

export interface StreamReader {
  token: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent, data: unknown) => void;
  fetch?: typeof fetch;
}

/**
 * Holds the stream until it is over. Not `EventSource`, which can send no token but a cookie, and asks again for ever
 * whatever the answer was.
 */
export async function readStream({ token, signal, onEvent, fetch = window.fetch }: StreamReader): Promise<StreamEnd> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  let hasBegun = false;
  let end: StreamEnd = 'broken';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  };
  const parser = createParser({
    onEvent({ event, data }) {
      hasBegun = true;
      if (event === 'end') end = 'ended';
      else onEvent(event as LiveEvent, JSON.parse(data));
    },
  });
  watch(FIRST_MS);
  try {
    const response = await fetch(LIVE_PATH, {
      headers: { Accept: 'text/event-stream', Authorization: token },
      signal: abort.signal,
      cache: 'no-store',
    });
    if (!isStream(response)) return await reasonOf(response);
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return end;
      parser.feed(decoder.decode(part.value, { stream: true }));
      if (hasBegun) watch(SILENCE_MS);
    }
  } catch {
    return !hasBegun && abort.signal.aborted && !signal.aborted ? 'withheld' : end;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    abort.abort();
  }
}

function isStream({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** The body's status says it where there is one: 401 is the end of the session. */
async function reasonOf(response: Response): Promise<StreamEnd> {
  if (response.status >= 500) return 'broken';
  const body: unknown = await response.json().catch(() => undefined);
  const isEnd = typeof body === 'object' && body !== null && 'status' in body && body.status === 401;
  return isEnd ? 'ended' : 'refused';
}
