import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type LiveEvent, type LiveEvents, STREAM_HEARTBEAT_MS, STREAMS_MAX } from '../../contract/calls/live';
import type { Sessions } from '../auth/sessions';
import { type Caller, realCaller } from '../call/call';
import type { Database } from '../db/database';
import { ChangeFeed } from './ChangeFeed';
import type { ReadableEntities } from './readableEntities';

/** Blocked heartbeats after which a browser is disconnected. */
const MISSED_HEARTBEATS_MAX = 3;

interface StreamsOptions {
  database: Pick<Database, 'read' | 'onCommit'>;
  sessions: Pick<Sessions, 'watch'>;
  logger: Logger;
  readable: ReadableEntities;
}

/** The part of a response that streams use. */
export type StreamTarget = Pick<ServerResponse, 'write' | 'end' | 'once' | 'destroy'>;

interface Stream {
  target: StreamTarget;
  tokenHash: string;
  personId: number;
  /** Digest of the account's permissions and data scope at the last event. */
  rights: string;
  /** Changed tables that were not sent yet. A set bounds the memory for slow browsers. */
  pending: Set<string>;
  /** The browser is not reading (backpressure). */
  isBlocked: boolean;
  /** Heartbeats while blocked. */
  missedHeartbeats: number;
}

/**
 * The streams of this process, by which browsers learn which entities have changed. An event contains only names of
 * entities. The browser then refetches by an ordinary call, which checks everything. Session and permissions are checked
 * before each event. A stream does not extend its session, and ends with it.
 */
export class LiveStreams {
  readonly #options: StreamsOptions;
  readonly #feed: ChangeFeed;
  readonly #streams = new Set<Stream>();
  #heartbeat: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  /** Events sent since the process started. */
  sent = 0;

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#feed = new ChangeFeed({ ...options, onChange: (names) => this.#broadcast(names) });
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Returns whether a user has the maximum number of streams. */
  isFull(caller: Caller): boolean {
    const { adminId } = realCaller(caller);
    let count = 0;
    for (const { personId } of this.#streams) if (personId === adminId) count += 1;
    return count >= STREAMS_MAX;
  }

  /** Resolves when all commits from then on are reported. */
  startFeed(): Promise<void> {
    return this.#feed.start();
  }

  /** Opens a stream to a browser; the headers of `target` are already sent. */
  open(caller: Caller, target: StreamTarget): void {
    const stream: Stream = {
      target,
      tokenHash: caller.tokenHash,
      personId: realCaller(caller).adminId,
      rights: caller.rights,
      pending: new Set(),
      isBlocked: false,
      missedHeartbeats: 0,
    };
    this.#streams.add(stream);
    // The last other stream may have closed since {@link startFeed}, which stops the feed.
    this.startFeed().catch((error: unknown) => this.#options.logger.warn({ err: error }, 'changes are not told'));
    target.once('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => void this.#sendHeartbeats(), STREAM_HEARTBEAT_MS).unref();
    this.#send(stream, 'ready', { heartbeatMs: STREAM_HEARTBEAT_MS });
  }

  /** Ends all streams; browsers reconnect to another process, or to this one after its restart. */
  close(): void {
    for (const { target } of this.#streams) target.end();
    this.#streams.clear();
    this.#stopChecks();
  }

  async #broadcast(names: readonly string[]): Promise<void> {
    for (const { pending } of this.#streams) for (const name of names) pending.add(name);
    await this.#flush([...this.#streams]);
  }

  /** Sequential, so that a session state never overwrites a newer one. */
  #flush(streams: readonly Stream[]): Promise<void> {
    const flushed = this.#sending.then(() => this.#flushNow(streams));
    this.#sending = flushed.catch(() => undefined);
    return flushed;
  }

  async #flushNow(streams: readonly Stream[]): Promise<void> {
    const open = streams.filter((stream) => this.#streams.has(stream));
    if (open.length === 0) return;
    const callers = await this.#options.sessions.watch(open.map(({ tokenHash }) => tokenHash));
    for (const stream of open) {
      const caller = callers.get(stream.tokenHash);
      if (caller && !caller.mustChangePassword && !caller.mustEnrol) this.#sendChanges(stream, caller);
      else this.#end(stream);
    }
  }

  #sendChanges(stream: Stream, caller: Caller): void {
    if (stream.isBlocked || !this.#streams.has(stream)) return;
    if (caller.rights !== stream.rights) {
      stream.rights = caller.rights;
      this.#send(stream, 'rights', {});
    }
    const entities = [...stream.pending].filter(this.#options.readable(caller));
    stream.pending.clear();
    if (entities.length > 0) this.#send(stream, 'changed', { entities });
  }

  #send<E extends LiveEvent>(stream: Stream, event: E, data: LiveEvents[E]): void {
    this.sent += 1;
    this.#write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(stream: Stream, text: string): void {
    if (stream.target.write(text)) return;
    if (stream.isBlocked) return;
    stream.isBlocked = true;
    stream.target.once('drain', () => {
      stream.isBlocked = false;
      stream.missedHeartbeats = 0;
      if (stream.pending.size > 0) this.#flush([stream]).catch(() => undefined);
    });
  }

  /**
   * Sends a heartbeat to proxies and browsers, ends streams whose session has ended, and checks for changes in case a notice
   * was lost.
   */
  async #sendHeartbeats(): Promise<void> {
    for (const stream of this.#streams) {
      if (!stream.isBlocked) {
        this.#write(stream, ':\n\n');
      } else if (++stream.missedHeartbeats >= MISSED_HEARTBEATS_MAX) {
        stream.target.destroy();
        this.#forget(stream);
      }
    }
    this.#feed.poll();
    await this.#flush([...this.#streams]).catch((error: unknown) =>
      this.#options.logger.warn({ err: error }, 'sessions of streams could not be looked at'),
    );
  }

  #end(stream: Stream): void {
    if (!this.#streams.has(stream)) return;
    this.#send(stream, 'end', {});
    stream.target.end();
    this.#forget(stream);
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream);
    if (this.#streams.size === 0) this.#stopChecks();
  }

  /** Stops the checks while no stream is open. */
  #stopChecks(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
    this.#feed.stop();
  }
}
