import { isRecord } from '../../../contract/isRecord';
import type { LiveEvent } from '../../../contract/live';
import { type LiveNews, liveNews } from './liveNews';
import { readStream, type StreamEnd } from './readStream';

/** Milliseconds before a broken stream is reconnected, with exponential backoff from first to last. */
const BROKEN_MS = { first: 1_000, last: 60_000 };
/** Milliseconds before a retry after a proxy buffered the stream, or the server refused it. */
const WITHHELD_MS = 10 * 60_000;
const REFUSED_MS = 5 * 60_000;

/** Messages between the windows of a browser. */
type Message = { news: LiveNews } | { isHeld: boolean } | { asks: true };

export interface LiveHold {
  /** Starts to listen for the current session; does nothing if it already does. */
  start: () => void;
  stop: () => void;
}

/**
 * Shares one stream among all windows of this browser with the same session. The window that holds a Web Lock reads the
 * stream and broadcasts to the others; when it closes, the next one takes over. Without Web Locks (plain HTTP from another
 * machine) there is no stream, because each window would take one of the browser's few connections per server.
 */
export function createLiveHold(token: () => string | undefined): LiveHold {
  let current: { token: string; abort: AbortController; channel: BroadcastChannel } | undefined;

  function stop(): void {
    current?.abort.abort();
    current?.channel.close();
    current = undefined;
    liveNews.setHeld(false);
  }

  function start(): void {
    const now = token();
    if (now !== undefined && now === current?.token) return;
    stop();
    if (now === undefined || !('locks' in navigator) || !('BroadcastChannel' in window)) return;
    const abort = new AbortController();
    const name = `live:${digest(now)}`;
    const channel = new BroadcastChannel(name);
    let isLeader = false;
    current = { token: now, abort, channel };
    const say = (message: Message) => {
      if (abort.signal.aborted) return;
      channel.postMessage(message);
      hear(message);
    };
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('asks' in data) {
        if (isLeader) channel.postMessage({ isHeld: liveNews.isHeld() } satisfies Message);
      } else {
        hear(data);
      }
    };
    channel.postMessage({ asks: true } satisfies Message);
    navigator.locks
      .request(name, { signal: abort.signal }, () => {
        isLeader = true;
        return lead({ token: now, signal: abort.signal, say });
      })
      // Aborted before the lock was granted.
      .catch(() => undefined);
  }

  return { start, stop };
}

function hear(message: Message): void {
  if ('isHeld' in message) liveNews.setHeld(message.isHeld);
  if ('news' in message) liveNews.tell(message.news);
}

interface Leading {
  token: string;
  signal: AbortSignal;
  say: (message: Message) => void;
}

/** Reads the stream until the session ends; reconnects when it breaks. */
async function lead({ token, signal, say }: Leading): Promise<void> {
  let wait = BROKEN_MS.first;
  let isFirst = true;
  const onEvent = (event: LiveEvent, data: unknown) => {
    if (event === 'ready') {
      wait = BROKEN_MS.first;
      say({ isHeld: true });
      // Not after the first connection, because the page has just loaded its data.
      if (!isFirst) say({ news: { kind: 'resumed' } });
      isFirst = false;
    } else if (event === 'changed') {
      say({ news: { kind: 'changed', entities: namesIn(data) } });
    } else if (event === 'rights') {
      say({ news: { kind: 'rights' } });
    }
  };
  while (!signal.aborted) {
    const end = await readStream({ token, signal, onEvent });
    say({ isHeld: false });
    if (end === 'ended') {
      say({ news: { kind: 'ended' } });
      return;
    }
    // After an abort, release the lock at once for the next window.
    if (!signal.aborted) await pause(waitAfter(end, wait), signal);
    if (end === 'broken') wait = Math.min(wait * 2, BROKEN_MS.last);
  }
}

function namesIn(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.entities)) return [];
  return data.entities.filter((name) => typeof name === 'string');
}

/** Adds jitter, so that clients do not all reconnect at the same moment after a server restart. */
function waitAfter(end: StreamEnd, wait: number): number {
  const ms = end === 'withheld' ? WITHHELD_MS : end === 'refused' ? REFUSED_MS : wait;
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
function digest(token: string): string {
  let hash = 0;
  for (let index = 0; index < token.length; index += 1) hash = (hash * 31 + token.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}
