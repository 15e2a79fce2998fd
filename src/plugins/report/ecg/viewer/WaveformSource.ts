import { samplesOfBytes } from '../../../../../contract/samplesOfBytes';
import { type Beat, beatRange, decodeBeats } from '../../entities/decodeBeats';
import type { Waveform } from '../../entities/ecgReads';
import { type Layer, layersOf } from './layers';

/** Bytes fetched at once. */
const BLOCK_BYTES = 32_768;
/** Before the beats have come. */
const NO_BEATS: readonly Beat[] = [];
/** Blocks kept; the one looked at longest ago goes first. */
const BLOCKS_KEPT = 256;

export interface SourceOptions {
  waveform: Waveform;
  /** Reads a range of the content; both bytes inclusive. */
  read: (range: { start: number; end: number }) => Promise<ArrayBuffer>;
  /** Something that was asked for has come. */
  onArrival: () => void;
  /** It could not be read; it is asked for again when it is next looked at. */
  onFailure: (error: unknown) => void;
}

/** The parts of a recording that were looked at. What is missing is fetched and told when it has come. */
export class WaveformSource {
  readonly waveform: Waveform;
  readonly layers: readonly Layer[];
  readonly #options: SourceOptions;
  /** By layer and number; nothing while on its way. */
  readonly #blocks = new Map<string, Int16Array | null>();
  #beats: readonly Beat[] = NO_BEATS;
  #hasAskedForBeats = false;
  #isClosed = false;

  constructor(options: SourceOptions) {
    this.#options = options;
    this.waveform = options.waveform;
    this.layers = layersOf(options.waveform);
  }

  /** Nothing more is told. */
  close(): void {
    this.#isClosed = true;
  }

  /** The numbers of entries `from` up to `to`, `NaN` where they have not come yet. Blocks beside them are fetched too. */
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

  /** All beats as the analysis has labelled them, in order; none until they have come. */
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
      // Looked at just now: the last to go.
      this.#blocks.delete(key);
      this.#blocks.set(key, known);
      return known;
    }
    this.#blocks.set(key, null);
    const start = layer.offset + number * BLOCK_BYTES;
    const end = Math.min(start + BLOCK_BYTES, layer.offset + layer.count * layer.entryBytes) - 1;
    this.#fetch(
      { start, end },
      (bytes) => this.#blocks.set(key, samplesOfBytes(bytes)),
      () => this.#blocks.delete(key),
    );
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= BLOCKS_KEPT) break;
      this.#blocks.delete(oldest);
    }
    return null;
  }

  #fetch(range: { start: number; end: number }, keep: (bytes: ArrayBuffer) => void, forget: () => void): void {
    this.#options.read(range).then(
      (bytes) => {
        keep(bytes);
        if (!this.#isClosed) this.#options.onArrival();
      },
      (error: unknown) => {
        forget();
        if (!this.#isClosed) this.#options.onFailure(error);
      },
    );
  }
}
