import { createParser } from 'eventsource-parser';
import { LIVE_PATH, type LiveEvent } from '../../../contract/calls/live';
import type { TestApp } from './testApp';

export interface HeardEvent {
  event: LiveEvent;
  data: { entities?: string[]; heartbeatMs?: number };
}

/** A browser connected to the live stream of a server. */
export interface LiveClient {
  status: number;
  headers: Headers;
  /** Everything received so far. */
  heard: readonly HeardEvent[];
  /** Names of all entities received so far. */
  entities: () => string[];
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave: () => void;
}

/** Opens the stream of a server, which first starts to listen on a port if necessary. */
export async function listenTo(server: TestApp, token = server.token): Promise<LiveClient> {
  const { app } = server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, {
    headers: { authorization: token },
    signal: abort.signal,
  });
  const heard: HeardEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => heard.push({ event: event as LiveEvent, data: JSON.parse(data) }),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece, { stream: true }));
  };
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  return {
    status: response.status,
    headers: response.headers,
    heard,
    entities: () => [...new Set(heard.flatMap(({ data }) => data.entities ?? []))].sort(),
    ended: isStream ? read().catch(() => undefined) : Promise.resolve(),
    leave: () => abort.abort(),
  };
}
