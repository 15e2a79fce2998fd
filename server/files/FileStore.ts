import type { Readable } from 'node:stream';

/** Received content that is not stored yet. */
export interface ReceivedFile {
  /** Temporary path until it is kept or discarded. */
  path: string;
  bytes: number;
  /** Hexadecimal digits. */
  sha256: string;
  /** Deletes the temporary file if it was not kept; idempotent. */
  discard(): Promise<void>;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Content-addressed storage by SHA-256; several processes may share it. External names never become paths. */
export interface FileStore {
  /**
   * Streams content to disk and flushes it.
   * @param label letters, digits, `_` and `-`; {@link removeLabelled} finds the file by it after its process has ended
   * @throws {TooManyBytes} as soon as it is longer than `bytesMax`
   */
  receive(content: Readable, bytesMax: number, label?: string): Promise<ReceivedFile>;
  /** Moves received content to its final path atomically; idempotent. */
  persist(received: ReceivedFile): Promise<void>;
  /** Reads content or a range of it; `undefined` if it does not exist. */
  read(sha256: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes content; idempotent. */
  remove(sha256: string): Promise<void>;
  /** Deletes content that was received before that time and neither kept nor discarded, because its process ended. */
  removeStale(before: number): Promise<void>;
  /** Deletes content that was received with a label and not kept. */
  removeLabelled(label: string): Promise<void>;
}

/** Content exceeds the maximum length. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}
