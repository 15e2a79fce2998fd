import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type LiveEvent, type LiveEvents, STREAM_HEARTBEAT_MS, STREAMS_MAX } from '../../contract/live';
import type { Sessions } from '../auth/sessions';
import { type Caller, personBehind } from '../call/call';
import type { Database } from '../db/database';
import { ChangeFeed } from './ChangeFeed';
import type { ReadableEntities } from './readableEntities';

/** A browser that has taken nothing for so many heartbeats is let go. */
const SILENT_BEATS = 3;

interface StreamsOptions {
  database: Pick<Database, 'read' | 'onCommit'>;
  sessions: Pick<Sessions, 'watch'>;
  logger: Logger;
  readable: ReadableEntities;
}

/** Where a stream is written to; what of it the streams need. */
export type StreamTarget = Pick<ServerResponse, 'write' | 'end' | 'once' | 'destroy'>;

interface Stream {
  target: StreamTarget;
  tokenHash: string;
  personId: number;
  /** What the account could do and see when it was last told of something. */
  rights: string;
  /** Tables that have changed and of which the browser has not been told: at most all there are, however slowly it takes them. */
  pending: Set<string>;
  /** The browser does not take what was written. */
  isBlocked: boolean;
  /** Heartbeats for which it has not. */
  beatsMissed: number;
}

/**
 * The streams of this process on which browsers hear which kinds of records have changed. An event says no more than that: who
 * hears it asks again by an ordinary call, which checks everything. Session and permissions are looked at whenever something is
 * sent; a stream keeps no session alive and ends with it.
 */
export class LiveStreams {
  readonly #options: StreamsOptions;
  readonly #feed: ChangeFeed;
  readonly #streams = new Set<Stream>();
  #heartbeat: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  /** Events that were sent since the process began. */
  sent = 0;

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#feed = new ChangeFeed({ ...options, tell: (names) => this.#tell(names) });
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Tells whether somebody holds as many streams as anybody may. */
  isFull(caller: Caller): boolean {
    const { adminId } = personBehind(caller);
    let count = 0;
    for (const { personId } of this.#streams) if (personId === adminId) count += 1;
    return count >= STREAMS_MAX;
  }

  /** Resolves when everything that is committed from then on is told. */
  ready(): Promise<void> {
    return this.#feed.start();
  }

  /** Begins to tell a browser; `target` has its headers. */
  open(caller: Caller, target: StreamTarget): void {
    const stream: Stream = {
      target,
      tokenHash: caller.tokenHash,
      personId: personBehind(caller).adminId,
      rights: caller.rights,
      pending: new Set(),
      isBlocked: false,
      beatsMissed: 0,
    };
    this.#streams.add(stream);
    // The last of the others may have left since {@link ready}.
    this.ready().catch((error: unknown) => this.#options.logger.warn({ err: error }, 'changes are not told'));
    target.once('close', () => this.#forget(stream));
    this.#heartbeat ??= setInterval(() => void this.#beat(), STREAM_HEARTBEAT_MS).unref();
    this.#send(stream, 'ready', { heartbeatMs: STREAM_HEARTBEAT_MS });
  }

  /** Ends all streams; browsers come back to another process, or to this one when it runs again. */
  close(): void {
    for (const { target } of this.#streams) target.end();
    this.#streams.clear();
    this.#rest();
  }

  async #tell(names: readonly string[]): Promise<void> {
    for (const { pending } of this.#streams) for (const name of names) pending.add(name);
    await this.#flush([...this.#streams]);
  }

  /** One after another, so that what is known of a session is never older than what was sent before. */
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
      if (caller && !caller.mustChangePassword && !caller.mustEnrol) this.#tellOne(stream, caller);
      else this.#end(stream);
    }
  }

  #tellOne(stream: Stream, caller: Caller): void {
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
      stream.beatsMissed = 0;
      if (stream.pending.size > 0) this.#flush([stream]).catch(() => undefined);
    });
  }

  /** Shows proxies and browsers that the stream lives, ends those whose session is over, and looks whether a notice was lost. */
  async #beat(): Promise<void> {
    for (const stream of this.#streams) {
      if (!stream.isBlocked) {
        this.#write(stream, ':\n\n');
      } else if (++stream.beatsMissed >= SILENT_BEATS) {
        stream.target.destroy();
        this.#forget(stream);
      }
    }
    this.#feed.look();
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
    if (this.#streams.size === 0) this.#rest();
  }

  /** Nobody listens: nothing is looked at. */
  #rest(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
    this.#feed.stop();
  }
}
