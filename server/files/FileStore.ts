import type { Readable } from 'node:stream';

/** Content on its way into the store. */
export interface ReceivedFile {
  /** Where it lies until it is kept or discarded. */
  path: string;
  bytes: number;
  /** Hexadecimal digits. */
  sha256: string;
  /** Takes away what was not kept; harmless afterwards. */
  discard(): Promise<void>;
}

/** First and last byte, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps contents by their checksum; several processes may share it. No name from outside ever becomes a path. */
export interface FileStore {
  /**
   * Writes a stream down, to the disk itself, holding no more than a piece of it in memory.
   * @param label letters, digits, `_` and `-`, by which {@link removeLabelled} finds it when its process has ended
   * @throws {TooManyBytes} as soon as it is longer than `bytesMax`
   */
  receive(content: Readable, bytesMax: number, label?: string): Promise<ReceivedFile>;
  /** Keeps what was received under its checksum, in one step; keeping the same content again changes nothing. */
  keep(received: ReceivedFile): Promise<void>;
  /** Reads a content, or a part of it; `undefined` when it is not there. */
  read(sha256: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes a content; harmless when it is gone. */
  remove(sha256: string): Promise<void>;
  /** Removes what was received before that moment and neither kept nor discarded, because its process ended. */
  removeAbandoned(before: number): Promise<void>;
  /** Removes what was received under a label and not kept. */
  removeLabelled(label: string): Promise<void>;
}

/** A content is longer than it may be. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}
