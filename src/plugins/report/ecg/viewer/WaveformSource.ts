import { decodeInt16LE } from '../../../../../contract/values/decodeInt16LE';
import { type Beat, beatRange, decodeBeats } from '../../entities/decodeBeats';
import type { Waveform } from '../../entities/ecgReads';
import { type Layer, layersOf } from './layers';

/** Bytes per request. */
const BLOCK_BYTES = 32_768;
/** Used until the beats have been loaded. */
const NO_BEATS: readonly Beat[] = [];
/** Maximum number of cached blocks; the least recently used one is evicted first. */
const BLOCKS_KEPT = 256;

export interface SourceOptions {
  waveform: Waveform;
  /** Reads a range of the content; both ends are inclusive. */
  read: (range: { start: number; end: number }) => Promise<ArrayBuffer>;
  /** Called when requested data has arrived. */
  onArrival: () => void;
  /** Called when a request fails. The next access retries it. */
  onFailure: (error: unknown) => void;
}

/** Loads the viewed parts of a recording on demand, with an LRU cache. Reports when missing parts have arrived. */
export class WaveformSource {
  readonly waveform: Waveform;
  readonly layers: readonly Layer[];
  readonly #options: SourceOptions;
  /** By layer and number; null while loading. */
  readonly #blocks = new Map<string, Int16Array | null>();
  #beats: readonly Beat[] = NO_BEATS;
  #hasAskedForBeats = false;
  #isClosed = false;

  constructor(options: SourceOptions) {
    this.#options = options;
    this.waveform = options.waveform;
    this.layers = layersOf(options.waveform);
  }

  /** Stops all further notifications. */
  close(): void {
    this.#isClosed = true;
  }

  /**
   * Returns the values of entries `from` up to `to`, with `NaN` for those not loaded yet. Also prefetches adjacent blocks.
   */
  values(layer: Layer, from: number, to: number): Float32Array {
    const [start, end] = [Math.max(0, Math.floor(from)), Math.min(layer.count, Math.ceil(to))];
    const { numbers } = layer;
    const values = new Float32Array(Math.max(0, end - start) * numbers).fill(Number.NaN);
    if (end <= start) return values;
    const size = BLOCK_BYTES / layer.entryBytes;
    const [first, last] = [Math.floor(start / size), Math.floor((end - 1) / size)];
    for (let number = first; number <= last; number++) {
      const block = this.#block(layer, number);
      if (!block) continue;
      const begin = Math.max(start, number * size);
      const stop = Math.min(end, (number + 1) * size);
      const part = block.subarray((begin - number * size) * numbers, (stop - number * size) * numbers);
      values.set(part, (begin - start) * numbers);
    }
    this.#block(layer, last + 1);
    this.#block(layer, first - 1);
    return values;
  }

  /** Returns all beats as labeled by the analysis, in order of time; empty until loaded. */
  get beats(): readonly Beat[] {
    const range = this.#hasAskedForBeats ? undefined : beatRange(this.waveform);
    if (range) {
      this.#hasAskedForBeats = true;
      this.#fetch(
        range,
        (bytes) => {
          this.#beats = decodeBeats(bytes, this.waveform);
        },
        () => {
          this.#hasAskedForBeats = false;
        },
      );
    }
    return this.#beats;
  }

  #block(layer: Layer, number: number): Int16Array | null {
    const first = number * (BLOCK_BYTES / layer.entryBytes);
    if (number < 0 || first >= layer.count) return null;
    const key = `${layer.factor}:${number}`;
    const known = this.#blocks.get(key);
    if (known !== undefined) {
      // Reinserts the block, which makes it the most recently used.
      this.#blocks.delete(key);
      this.#blocks.set(key, known);
      return known;
    }
    this.#blocks.set(key, null);
    const start = layer.offset + number * BLOCK_BYTES;
    const end = Math.min(start + BLOCK_BYTES, layer.offset + layer.count * layer.entryBytes) - 1;
    this.#fetch(
      { start, end },
      (bytes) => this.#blocks.set(key, decodeInt16LE(bytes)),
      () => this.#blocks.delete(key),
    );
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= BLOCKS_KEPT) break;
      this.#blocks.delete(oldest);
    }
    return null;
  }

  #fetch(range: { start: number; end: number }, onSuccess: (bytes: ArrayBuffer) => void, onError: () => void): void {
    this.#options.read(range).then(
      (bytes) => {
        onSuccess(bytes);
        if (!this.#isClosed) this.#options.onArrival();
      },
      (error: unknown) => {
        onError();
        if (!this.#isClosed) this.#options.onFailure(error);
      },
    );
  }
}
