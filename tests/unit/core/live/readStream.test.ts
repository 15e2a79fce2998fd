import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAM_HEARTBEAT_MS } from '../../../../contract/calls/live';
import { readStream } from '../../../../src/core/live/readStream';

/** A server whose stream the test writes. */
function fakeServer(init: ResponseInit = {}) {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      out = controller;
    },
  });
  const headers = { 'content-type': 'text/event-stream', ...init.headers };
  const answer = vi.fn(async (_url: unknown, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => out?.error(signal.reason));
    return new Response(body, { status: 200, ...init, headers });
  });
  return {
    fetch: answer as unknown as typeof fetch,
    asked: answer,
    say: (text: string) => out?.enqueue(new TextEncoder().encode(text)),
    end: () => out?.close(),
  };
}

const READY = 'event: ready\ndata: {"heartbeatMs":25000}\n\n';

describe('readStream', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const heardOf = async (heard: readonly unknown[]) => {
    while (heard.length === 0) await vi.advanceTimersByTimeAsync(0);
  };
  const read = (fetch: typeof globalThis.fetch, signal = new AbortController().signal) => {
    const heard: unknown[] = [];
    const over = readStream({ token: 'secret', signal, fetch, onEvent: (event, data) => heard.push([event, data]) });
    return { heard, over };
  };

  it('reports each event, also when it comes in pieces, and sends the token like calls', async () => {
    const server = fakeServer();
    const { heard, over } = read(server.fetch);
    server.say(`retry: 3000\n\n${READY}event: chan`);
    server.say('ged\ndata: {"entities":["elderly"]}\n\n:\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([
      ['ready', { heartbeatMs: 25_000 }],
      ['changed', { entities: ['elderly'] }],
    ]);
    expect(server.asked.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'secret' });
    server.end();
    expect(await over).toBe('broken');
  });

  it('distinguishes the end of the session from a lost connection', async () => {
    const server = fakeServer();
    const { over } = read(server.fetch);
    server.say(`${READY}event: end\ndata: {}\n\n`);
    server.end();
    expect(await over).toBe('ended');
  });

  it('aborts a stream that a proxy buffers', async () => {
    const { over } = read(fakeServer().fetch);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await over).toBe('withheld');
  });

  it('aborts a stream without heartbeats', async () => {
    const server = fakeServer();
    const { heard, over } = read(server.fetch);
    server.say(READY);
    await heardOf(heard);
    await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT_MS);
    server.say(':\n\n');
    await vi.advanceTimersByTimeAsync(2 * STREAM_HEARTBEAT_MS + 5_000);
    expect(await over).toBe('broken');
  });

  it.each([
    ['refused', 404, {}],
    ['refused', 429, { status: 429 }],
    ['refused', 200, { status: 4000, code: 'mustChangePassword' }],
    ['ended', 200, { status: 401 }],
    ['broken', 503, { status: 503 }],
  ])('ends as %s for the response %d %j', async (end, status, body) => {
    const fetch = async () => Response.json(body, { status });
    expect(await read(fetch as typeof globalThis.fetch).over).toBe(end);
  });

  it('fails when no server answers', async () => {
    const fetch = async () => {
      throw new TypeError('failed');
    };
    expect(await read(fetch as typeof globalThis.fetch).over).toBe('broken');
  });

  it('ends when its caller aborts it', async () => {
    const server = fakeServer();
    const abort = new AbortController();
    const { over } = read(server.fetch, abort.signal);
    server.say(READY);
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    expect(await over).toBe('broken');
  });
});
