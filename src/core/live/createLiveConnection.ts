import type { LiveEvent } from '../../../contract/calls/live';
import { isRecord } from '../../../contract/values/isRecord';
import { type LiveUpdate, liveUpdates } from './liveUpdates';
import { readStream, type StreamEnd } from './readStream';

/** Milliseconds before a broken stream is reconnected, with exponential backoff from first to last. */
const RECONNECT_MS = { first: 1_000, last: 60_000 };
/** Milliseconds before a retry after a proxy buffered the stream, or the server refused it. */
const BUFFERED_RETRY_MS = 10 * 60_000;
const REFUSED_RETRY_MS = 5 * 60_000;

/** Messages between the windows of a browser. */
type Message = { news: LiveUpdate } | { isHeld: boolean } | { asks: true };

export interface LiveConnection {
  /** Starts to listen for the current session; does nothing if it already does. */
  start: () => void;
  stop: () => void;
}

/**
 * Shares one stream among all windows of this browser with the same session. The window that holds a Web Lock reads the
 * stream and broadcasts to the others; when it closes, the next one takes over. Without Web Locks (plain HTTP from another
 * machine) there is no stream, because each window would take one of the browser's few connections per server.
 */
export function createLiveConnection(token: () => string | undefined): LiveConnection {
  let current: { token: string; abort: AbortController; channel: BroadcastChannel } | undefined;

  function stop(): void {
    current?.abort.abort();
    current?.channel.close();
    current = undefined;
    liveUpdates.setConnected(false);
  }

  function start(): void {
    const currentToken = token();
    if (currentToken !== undefined && currentToken === current?.token) return;
    stop();
    if (currentToken === undefined || !('locks' in navigator) || !('BroadcastChannel' in window)) return;
    const abort = new AbortController();
    const name = `live:${hashToken(currentToken)}`;
    const channel = new BroadcastChannel(name);
    let isLeader = false;
    current = { token: currentToken, abort, channel };
    const broadcast = (message: Message) => {
      if (abort.signal.aborted) return;
      channel.postMessage(message);
      handleMessage(message);
    };
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('asks' in data) {
        if (isLeader) channel.postMessage({ isHeld: liveUpdates.isConnected() } satisfies Message);
      } else {
        handleMessage(data);
      }
    };
    channel.postMessage({ asks: true } satisfies Message);
    navigator.locks
      .request(name, { signal: abort.signal }, () => {
        isLeader = true;
        return readStreamAsLeader({ token: currentToken, signal: abort.signal, broadcast });
      })
      // Aborted before the lock was granted.
      .catch(() => undefined);
  }

  return { start, stop };
}

function handleMessage(message: Message): void {
  if ('isHeld' in message) liveUpdates.setConnected(message.isHeld);
  if ('news' in message) liveUpdates.publish(message.news);
}

interface LeaderOptions {
  token: string;
  signal: AbortSignal;
  broadcast: (message: Message) => void;
}

/** Reads the stream until the session ends; reconnects when it breaks. */
async function readStreamAsLeader({ token, signal, broadcast }: LeaderOptions): Promise<void> {
  let delayMs = RECONNECT_MS.first;
  let isFirst = true;
  const onEvent = (event: LiveEvent, data: unknown) => {
    if (event === 'ready') {
      delayMs = RECONNECT_MS.first;
      broadcast({ isHeld: true });
      // Not after the first connection, because the page has just loaded its data.
      if (!isFirst) broadcast({ news: { kind: 'resumed' } });
      isFirst = false;
    } else if (event === 'changed') {
      broadcast({ news: { kind: 'changed', entities: parseEntityNames(data) } });
    } else if (event === 'rights') {
      broadcast({ news: { kind: 'rights' } });
    }
  };
  while (!signal.aborted) {
    const end = await readStream({ token, signal, onEvent });
    broadcast({ isHeld: false });
    if (end === 'ended') {
      broadcast({ news: { kind: 'ended' } });
      return;
    }
    // After an abort, release the lock at once for the next window.
    if (!signal.aborted) await pause(reconnectDelay(end, delayMs), signal);
    if (end === 'broken') delayMs = Math.min(delayMs * 2, RECONNECT_MS.last);
  }
}

function parseEntityNames(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.entities)) return [];
  return data.entities.filter((name) => typeof name === 'string');
}

/** Adds jitter, so that clients do not all reconnect at the same moment after a server restart. */
function reconnectDelay(end: StreamEnd, delayMs: number): number {
  const ms = end === 'withheld' ? BUFFERED_RETRY_MS : end === 'refused' ? REFUSED_RETRY_MS : delayMs;
  return ms * (0.75 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Returns a hash that is equal for the same session and does not reveal the token. */
function hashToken(token: string): string {
  let hash = 0;
  for (let index = 0; index < token.length; index += 1) hash = (hash * 31 + token.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}
