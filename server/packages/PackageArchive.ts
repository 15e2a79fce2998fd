import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { zipContent } from '../files/zipContent';

/** A file of the archive, as the manifest lists it. */
export interface ArchivedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface AddedFile extends ArchivedFile {
  content: Readable;
  /** Whether to compress it in the archive. Files that are already compressed are stored unchanged. */
  isCompressed: boolean;
}

/** A zip stream: it is read while files are added, one after the other. */
export class PackageArchive {
  readonly files: ArchivedFile[] = [];
  /** The archive's bytes. Adding a file waits until this stream is read (backpressure). */
  readonly content: Readable;
  readonly #zip = new ZipFile();
  readonly #time: Date;
  readonly #signal: AbortSignal;

  /** @param options `signal` stops waiting additions */
  constructor({ time, signal }: { time: Date; signal: AbortSignal }) {
    this.#time = time;
    this.#signal = signal;
    this.content = zipContent(this.#zip);
  }

  /** Adds a file and waits until it has been written. */
  async add({ content, isCompressed, ...file }: AddedFile): Promise<void> {
    await this.#put(file.path, content, !isCompressed);
    this.files.push(file);
  }

  /** Adds a text while it is generated. */
  async addLines(path: string, lines: AsyncIterable<string>): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const chunks = async function* () {
      for await (const line of lines) {
        const chunk = Buffer.from(line);
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await this.#put(path, Readable.from(chunks(), { objectMode: false }), true);
    this.files.push({ path, bytes, sha256: hash.digest('hex') });
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.add({ path, bytes: bytes.length, sha256, content: Readable.from([bytes]), isCompressed: false });
  }

  async #put(path: string, content: Readable, compress: boolean): Promise<void> {
    // `finished` reports errors to the caller. Errors after an abort have no handler and are ignored.
    content.on('error', () => undefined);
    this.#zip.addReadStream(content, path, { mtime: this.#time, compress });
    try {
      await finished(content, { signal: this.#signal, writable: false });
    } finally {
      content.destroy();
    }
  }

  /** Ends the archive; no further files can be added. */
  end(): void {
    this.#zip.end();
  }
}
