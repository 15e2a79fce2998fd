/**
 * Path of the live updates: a stream of server-sent events (WHATWG HTML, 9.2) about changed records. It requires a
 * session.
 */
export const LIVE_PATH = '/api/events';

/** A back end with its own list of calls includes this name if it has the stream. */
export const LIVE_CALL = 'events.live.open';

/** Milliseconds between two heartbeats of the stream. */
export const STREAM_HEARTBEAT_MS = 25_000;

/** Maximum number of concurrent streams of one account in each server process. Tabs of a browser share one. */
export const STREAMS_MAX = 20;

/** Topic sent in place of an entity name when a user begins or stops editing a record. */
export const PRESENCE = 'presence';
/** Topic sent in place of an entity name when an administrator receives a message. */
export const INBOX = 'inbox';
/** Topics that are not entities. Every session receives them, and then requests what concerns it. */
export const LIVE_TOPICS: readonly string[] = [PRESENCE, INBOX];

/** Milliseconds after which a user who has not repeated that they are editing a record counts as gone. */
export const PRESENCE_MS = 75_000;
/** Milliseconds between two repetitions. */
export const PRESENCE_INTERVAL_MS = 30_000;

/** Another user who is editing a record, as `noteEditing.admin.open` answers it. */
export interface OtherEditor {
  adminId: number;
  name: string;
}

/** The events of the stream and their data. An event only says what to request again. */
export interface LiveEvents {
  /** The stream is open. Data read before may be stale. */
  ready: { heartbeatMs: number };
  /** Records of these entities, which the account can read, have changed. */
  changed: { entities: readonly string[] };
  /** The rights or data scope of the account have changed. */
  rights: Record<string, never>;
  /** The session has ended, and the stream with it. */
  end: Record<string, never>;
}

export type LiveEvent = keyof LiveEvents;
