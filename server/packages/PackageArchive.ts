import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of the archive, as the manifest lists it. */
export interface ArchivedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface AddedFile extends ArchivedFile {
  content: Readable;
  /** What is compressed already is stored as it is. */
  isCompressed: boolean;
}

/** A zip that is read while files are put into it, one after the other. */
export class PackageArchive {
  readonly files: ArchivedFile[] = [];
  /** The archive's bytes; who puts files in waits while nobody reads them. */
  readonly content: Readable;
  readonly #zip = new ZipFile();
  readonly #time: Date;
  readonly #signal: AbortSignal;

  /** @param options `signal` ends the waiting of who puts files in */
  constructor({ time, signal }: { time: Date; signal: AbortSignal }) {
    this.#time = time;
    this.#signal = signal;
    this.content = new Readable().wrap(this.#zip.outputStream);
    this.#zip.on('error', (error: Error) => this.content.destroy(error));
  }

  /** Puts a file in and waits until it is. */
  async add({ content, isCompressed, ...file }: AddedFile): Promise<void> {
    await this.#put(file.path, content, !isCompressed);
    this.files.push(file);
  }

  /** Puts a text in while it is made. */
  async addLines(path: string, lines: AsyncIterable<string>): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const pieces = async function* () {
      for await (const line of lines) {
        const piece = Buffer.from(line);
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    };
    await this.#put(path, Readable.from(pieces(), { objectMode: false }), true);
    this.files.push({ path, bytes, sha256: hash.digest('hex') });
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.add({ path, bytes: bytes.length, sha256, content: Readable.from([bytes]), isCompressed: false });
  }

  async #put(path: string, content: Readable, compress: boolean): Promise<void> {
    // Whoever waits here is told by `finished`; what goes wrong after they have given up is nobody's business any more.
    content.on('error', () => undefined);
    this.#zip.addReadStream(content, path, { mtime: this.#time, compress });
    try {
      await finished(content, { signal: this.#signal, writable: false });
    } finally {
      content.destroy();
    }
  }

  /** Nothing more comes. */
  end(): void {
    this.#zip.end();
  }
}
