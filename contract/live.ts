/** Where browsers hear that records have changed: a stream of server-sent events (WHATWG HTML, 9.2), for who has a session. */
export const LIVE_PATH = '/api/events';

/** By this name a back end that has its own list of calls says that it has the stream. */
export const LIVE_CALL = 'events.live.open';

/** Milliseconds between two signs of life of the stream. */
export const STREAM_HEARTBEAT_MS = 25_000;

/** Streams of one account at a time, in each process of the server; tabs of a browser share one. */
export const STREAMS_MAX = 20;

/** What stands among the names of entities where somebody has begun or ended to change a record. */
export const PRESENCE = 'presence';
/** The same for a message to some administrator. */
export const INBOX = 'inbox';
/** Names that are no entities; whoever has a session hears them, and asks what they mean for them. */
export const LIVE_TOPICS: readonly string[] = [PRESENCE, INBOX];

/** Milliseconds after which somebody counts as gone who has not said again that they are changing a record. */
export const PRESENCE_MS = 75_000;
/** Milliseconds after which they say it again. */
export const PRESENCE_AGAIN_MS = 30_000;

/** Somebody else who is changing a record, as `noteEditing.admin.open` answers them. */
export interface OtherEditor {
  adminId: number;
  name: string;
}

/** What the stream says. An event says as little as that something is to be asked again. */
export interface LiveEvents {
  /** The stream is open. What was read before may be out of date. */
  ready: { heartbeatMs: number };
  /** Records of these entities, which the account may read, have changed. */
  changed: { entities: readonly string[] };
  /** What the account may do or see has changed. */
  rights: Record<string, never>;
  /** The session is over, and with it the stream. */
  end: Record<string, never>;
}

export type LiveEvent = keyof LiveEvents;
