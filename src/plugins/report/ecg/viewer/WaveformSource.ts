import { samplesOfBytes } from '../../../../../contract/samplesOfBytes';
import type { BeatPage, Waveform } from '../../entities/ecgReads';
import { BEAT_BYTES } from '../../entities/waveformLayout';
import { type Beats, decodeBeats } from './decodeBeats';
import { type Layer, layersOf } from './layers';

/** Bytes fetched at once. */
const BLOCK_BYTES = 32_768;
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
  readonly #beats = new Map<number, Beats | null>();
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

  /** Beats between two samples, of the pages that have come. */
  beats(from: number, to: number): Beats {
    const found: Beats = { samples: [], labels: [] };
    this.waveform.beatPages.forEach((page, number) => {
      const next = this.waveform.beatPages[number + 1]?.sample ?? this.waveform.sampleCount;
      if (page.sample >= to || next <= from) return;
      const beats = this.#beatPage(page, number);
      beats?.samples.forEach((sample, at) => {
        if (sample < from || sample >= to) return;
        found.samples.push(sample);
        found.labels.push(beats.labels[at] ?? 'N');
      });
    });
    return found;
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

  #beatPage(page: BeatPage, number: number): Beats | null {
    const known = this.#beats.get(number);
    if (known !== undefined) return known;
    this.#beats.set(number, null);
    if (page.count === 0) return null;
    const range = { start: page.offset, end: page.offset + page.count * BEAT_BYTES - 1 };
    this.#fetch(
      range,
      (bytes) => this.#beats.set(number, decodeBeats(bytes, page)),
      () => this.#beats.delete(number),
    );
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
