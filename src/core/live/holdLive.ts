import { isRecord } from '../../../contract/isRecord';
import type { LiveEvent } from '../../../contract/live';
import { type LiveNews, liveNews } from './liveNews';
import { readStream, type StreamEnd } from './readStream';

/** Milliseconds until a broken stream is tried again, twice as long each time up to the last. */
const BROKEN_MS = { first: 1_000, last: 60_000 };
/** Milliseconds until one is tried again that a proxy held back, or that the server refused. */
const WITHHELD_MS = 10 * 60_000;
const REFUSED_MS = 5 * 60_000;

/** What the windows of a browser tell one another. */
type Message = { news: LiveNews } | { isHeld: boolean } | { asks: true };

export interface LiveHold {
  /** Begins to listen for the session there is now; does nothing when that is the one already listened for. */
  start: () => void;
  stop: () => void;
}

/**
 * Holds one stream for all windows of this browser that share a session: whoever has the lock reads it and tells the others; when
 * that window closes, the next one takes over. Without locks (plain HTTP from another machine) there is none, since every
 * window would take one of the few connections that a browser has to a server.
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
      // Given up before its turn came.
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

/** Reads the stream until the session is over, again and again when it breaks. */
async function lead({ token, signal, say }: Leading): Promise<void> {
  let wait = BROKEN_MS.first;
  let isFirst = true;
  const onEvent = (event: LiveEvent, data: unknown) => {
    if (event === 'ready') {
      wait = BROKEN_MS.first;
      say({ isHeld: true });
      // What a page has just read is not read again because the first stream opened.
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
    // Whoever has given it up lets the next window have it at once.
    if (!signal.aborted) await pause(waitAfter(end, wait), signal);
    if (end === 'broken') wait = Math.min(wait * 2, BROKEN_MS.last);
  }
}

function namesIn(data: unknown): string[] {
  if (!isRecord(data) || !Array.isArray(data.entities)) return [];
  return data.entities.filter((name) => typeof name === 'string');
}

/** Not all at once, so that a server that starts again is not asked by everybody in the same moment. */
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

/** The same for the same session; tells nothing of the token. */
function digest(token: string): string {
  let hash = 0;
  for (let index = 0; index < token.length; index += 1) hash = (hash * 31 + token.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}
