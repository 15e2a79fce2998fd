import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveUpdate, liveUpdates } from '../../../../src/core/live';
import { createLiveConnection, type LiveConnection } from '../../../../src/core/live/createLiveConnection';

/** Longer than any first wait after a broken stream. */
const LATER_MS = 2_000;
const READY = 'event: ready\ndata: {"heartbeatMs":25000}\n\n';
const changed = (entity: string) => `event: changed\ndata: {"entities":["${entity}"]}\n\n`;

/** Locks of one browser, held by one window at a time. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const held = last.then(() => (signal.aborted ? undefined : hold()));
      last = held.catch(() => undefined);
      return held;
    },
  };
}

/** Receives the messages of the other windows of the browser. */
class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((each) => each !== this);
  }
}

describe('the live stream of a browser', () => {
  /** The requested streams, in order. */
  let streams: { say: (text: string) => void; end: () => void }[];
  let heard: LiveUpdate[];
  let holds: LiveConnection[];
  let leave: () => void;
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const open = async () => {
    const hold = createLiveConnection(() => 'a token');
    holds.push(hold);
    hold.start();
    await settle();
    return hold;
  };
  const newest = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error('nobody has asked for a stream');
    return stream;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    streams = [];
    heard = [];
    holds = [];
    Channel.all = [];
    vi.stubGlobal('BroadcastChannel', Channel);
    Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true });
    vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
      let out: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          out = controller;
        },
      });
      init?.signal?.addEventListener('abort', () => {
        try {
          out.error(new Error('given up'));
        } catch {
          // It had ended already.
        }
      });
      streams.push({ say: (text) => out.enqueue(new TextEncoder().encode(text)), end: () => out.close() });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    leave = liveUpdates.subscribe((news) => heard.push(news));
  });
  afterEach(() => {
    for (const hold of holds) hold.stop();
    leave();
    Reflect.deleteProperty(navigator, 'locks');
    vi.useRealTimers();
  });

  it('reconnects when it breaks, and invalidates what was read meanwhile', async () => {
    await open();
    newest().say(READY);
    await settle();
    expect([liveUpdates.isConnected(), heard]).toEqual([true, []]);
    newest().end();
    await settle();
    // Pages poll by themselves until it is back.
    expect(liveUpdates.isConnected()).toBe(false);
    await vi.advanceTimersByTimeAsync(LATER_MS);
    expect(streams).toHaveLength(2);
    newest().say(READY);
    await settle();
    expect([liveUpdates.isConnected(), heard]).toEqual([true, [{ kind: 'resumed' }]]);
  });

  it('retries with exponential backoff when it never connects', async () => {
    await open();
    for (let ended = 0, second = 0; second < 600; second += 1) {
      for (; ended < streams.length; ended += 1) streams[ended]?.end();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    // 1, 2, 4 … 32 seconds, then a minute each, with a jitter of a quarter.
    expect(streams.length).toBeGreaterThan(10);
    expect(streams.length).toBeLessThan(22);
  });

  it('is shared by all windows: no event is handled twice, and another window takes it over', async () => {
    const first = await open();
    await open();
    expect(streams).toHaveLength(1);
    newest().say(READY);
    await settle();
    newest().say(changed('elderly'));
    await settle();
    // Both windows share one process here: one reads the stream, the other receives its messages.
    expect(heard).toEqual([1, 2].map(() => ({ kind: 'changed', entities: ['elderly'] })));
    first.stop();
    await settle();
    expect(streams).toHaveLength(2);
  });
});
