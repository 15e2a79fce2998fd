import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveEvent, STREAM_HEARTBEAT_MS } from '../../../contract/calls/live';

/** Timeout in milliseconds for the first event; if it takes longer, a proxy is buffering. */
const FIRST_EVENT_TIMEOUT_MS = 8_000;
/** Milliseconds without a heartbeat after which a stream counts as broken. */
const HEARTBEAT_TIMEOUT_MS = 2 * STREAM_HEARTBEAT_MS + 5_000;

/** Why a stream has ended. */
export type StreamEnd =
  /** The session has ended. */
  | 'ended'
  /** The server has no stream, or none available. */
  | 'refused'
  /** A proxy buffers the stream. */
  | 'withheld'
  /** The connection was lost, or the server stopped. */
  | 'broken';

export interface ReadStreamOptions {
  token: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent, data: unknown) => void;
  fetch?: typeof fetch;
}

/**
 * Reads the stream until it ends. `EventSource` is not suitable: it can send no token except in a cookie, and it reconnects
 * forever whatever the response.
 */
export async function readStream({
  token,
  signal,
  onEvent,
  fetch = window.fetch,
}: ReadStreamOptions): Promise<StreamEnd> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener('abort', stop);
  let hasReceivedEvent = false;
  let end: StreamEnd = 'broken';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  };
  const parser = createParser({
    onEvent({ event, data }) {
      hasReceivedEvent = true;
      if (event === 'end') end = 'ended';
      else onEvent(event as LiveEvent, JSON.parse(data));
    },
  });
  restartTimer(FIRST_EVENT_TIMEOUT_MS);
  try {
    const response = await fetch(LIVE_PATH, {
      headers: { Accept: 'text/event-stream', Authorization: token },
      signal: abort.signal,
      cache: 'no-store',
    });
    if (!isStream(response)) return await endReasonOf(response);
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return end;
      parser.feed(decoder.decode(part.value, { stream: true }));
      if (hasReceivedEvent) restartTimer(HEARTBEAT_TIMEOUT_MS);
    }
  } catch {
    return !hasReceivedEvent && abort.signal.aborted && !signal.aborted ? 'withheld' : end;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    abort.abort();
  }
}

function isStream({ status, headers }: Response): boolean {
  return status === 200 && headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** The body's status decides if there is one: 401 means that the session has ended. */
async function endReasonOf(response: Response): Promise<StreamEnd> {
  if (response.status >= 500) return 'broken';
  const body: unknown = await response.json().catch(() => undefined);
  const isEnd = typeof body === 'object' && body !== null && 'status' in body && body.status === 401;
  return isEnd ? 'ended' : 'refused';
}
