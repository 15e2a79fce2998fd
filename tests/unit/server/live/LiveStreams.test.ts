import { EventEmitter } from 'node:events';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STREAM_HEARTBEAT_MS } from '../../../../contract/calls/live';
import type { Caller } from '../../../../server/call/call';
import { LiveStreams, type StreamTarget } from '../../../../server/live/LiveStreams';

/** A connection that accepts the given number of writes before it reports backpressure. */
class Connection extends EventEmitter {
  readonly written: string[] = [];
  isOpen = true;
  takes = Number.POSITIVE_INFINITY;
  write(text: string): boolean {
    this.written.push(text);
    return this.written.length < this.takes;
  }
  end() {
    this.isOpen = false;
  }
  destroy() {
    this.isOpen = false;
  }
  get events(): string[] {
    return this.written.flatMap((text) => /^event: (\w+)/.exec(text)?.[1] ?? []);
  }
}

const caller: Caller = {
  adminId: 1,
  username: 'nurse',
  name: '王丽',
  superAdmin: false,
  mustChangePassword: false,
  mustEnrol: false,
  tokenHash: 'hash',
  passwordTime: 0,
  can: () => true,
  scope: undefined,
  rights: 'a',
};

describe('LiveStreams', () => {
  let versions: Record<string, number>;
  let commit: () => void;
  let callers: Map<string, Caller>;
  let watch: ReturnType<typeof vi.fn>;
  let streams: LiveStreams;
  const change = async (name: string) => {
    versions[name] = (versions[name] ?? 0) + 1;
    commit();
    await vi.advanceTimersByTimeAsync(300);
  };
  const open = async () => {
    const connection = new Connection();
    await streams.startFeed();
    streams.open(caller, connection as unknown as StreamTarget);
    return connection;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    versions = { elderly: 1, log: 1 };
    commit = () => undefined;
    callers = new Map([['hash', caller]]);
    watch = vi.fn(async () => callers);
    const read = {
      selectFrom: () => ({
        select: () => ({
          groupBy: () => ({
            execute: async () => Object.entries(versions).map(([name, version]) => ({ name, version })),
          }),
        }),
      }),
    };
    const onCommit = (listener: () => void) => {
      commit = listener;
      return () => {
        commit = () => undefined;
      };
    };
    streams = new LiveStreams({
      database: { read, onCommit } as never,
      sessions: { watch } as never,
      logger: pino({ level: 'silent' }),
      readable: () => () => true,
    });
  });
  afterEach(() => {
    streams.close();
    vi.useRealTimers();
  });

  it('stores only names for a browser that does not read, and sends them once when it reads again', async () => {
    const connection = await open();
    connection.takes = 0;
    await change('elderly');
    const before = connection.written.length;
    for (let index = 0; index < 100; index += 1) await change(index % 2 ? 'elderly' : 'log');
    expect(connection.written.length).toBe(before);
    connection.takes = Number.POSITIVE_INFINITY;
    connection.emit('drain');
    await vi.advanceTimersByTimeAsync(300);
    expect(connection.written.slice(before)).toEqual(['event: changed\ndata: {"entities":["log","elderly"]}\n\n']);
  });

  it('disconnects a browser that does not read for long', async () => {
    const connection = await open();
    connection.takes = 0;
    await change('elderly');
    await vi.advanceTimersByTimeAsync(4 * STREAM_HEARTBEAT_MS);
    expect([connection.isOpen, streams.size]).toEqual([false, 0]);
  });

  it('sends heartbeats, and ends at the next one when the session is over', async () => {
    const connection = await open();
    await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT_MS);
    expect(connection.written.at(-1)).toBe(':\n\n');
    callers.clear();
    await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT_MS);
    expect([connection.events.at(-1), connection.isOpen]).toEqual(['end', false]);
  });

  it('checks sessions with one query, however many browsers are connected', async () => {
    await Promise.all(Array.from({ length: 50 }, open));
    await change('elderly');
    expect(watch).toHaveBeenCalledTimes(1);
  });

  it('runs no query while nobody is connected', async () => {
    const connection = await open();
    connection.emit('close');
    await change('elderly');
    await vi.advanceTimersByTimeAsync(10 * STREAM_HEARTBEAT_MS);
    expect(watch).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends later what it could not send while the database was unavailable', async () => {
    const connection = await open();
    watch.mockRejectedValueOnce(new Error('away'));
    await change('elderly');
    expect(connection.events).toEqual(['ready']);
    commit();
    await vi.advanceTimersByTimeAsync(300);
    expect(connection.events).toEqual(['ready', 'changed']);
  });
});
