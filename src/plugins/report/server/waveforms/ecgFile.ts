import { encodeInt16LE } from '../../../../../server/plugin-api/builtin';
import {
  BEAT_PAGE_BYTES,
  BEAT_PAGE_SEC,
  beatBytesOf,
  beatTableOffset,
  FILE_LABELS,
  FIRST_FACTOR,
  LEVEL_STEP,
  WAVEFORM_HEADER_BYTES,
  WAVEFORM_VERSION,
  waveformLevels,
} from '../../entities/waveformLayout';

/** A beat as labeled by the analysis. */
export interface FileBeat {
  /** Sample of its R peak, from 0. */
  sample: number;
  label: Exclude<(typeof FILE_LABELS)[number], '-'>;
  /** Beats with the same number look alike; 0 to 255. */
  shape: number;
}

/** Facts about a recording that are known before its samples. */
export interface RecordingHead {
  hz: number;
  microvoltsPerUnit: number;
  sampleCount: number;
}

/** A recording that is being written to a file. */
export interface RecordingToWrite extends RecordingHead {
  /** In order, in chunks of any length. */
  samples: Iterable<Int16Array> | AsyncIterable<Int16Array>;
  /** Called after all samples have been read; in order of time. */
  beats: () => Iterable<FileBeat>;
}

/** Magic bytes at the start of every recording. */
export const ECG_MAGIC = 'ECGW';
/** Maximum samples since the last beat that fit into 16 bits. */
const DELTA_MAX = 0xffff;

/**
 * Streams the file of a recording: header, samples, downsampled levels with minimum and maximum, and beats by page. Samples
 * pass through; memory holds only the levels, a third of a byte per sample.
 * @throws {RangeError} if the number of samples differs from `sampleCount`
 */
export async function* ecgFile(recording: RecordingToWrite): AsyncGenerator<Buffer> {
  yield ecgHeader(recording);
  const index = new EcgFileIndex(recording);
  for await (const chunk of recording.samples) {
    index.add(chunk);
    yield encodeInt16LE(chunk);
  }
  yield* index.end(recording.beats());
}

/** Returns the bytes before the samples. */
export function ecgHeader({ hz, sampleCount, microvoltsPerUnit }: RecordingHead): Buffer {
  const bytes = Buffer.alloc(WAVEFORM_HEADER_BYTES);
  bytes.write(ECG_MAGIC, 0, 'latin1');
  bytes.writeUInt16LE(WAVEFORM_VERSION, 4);
  bytes.writeUInt16LE(hz, 6);
  bytes.writeUInt32LE(sampleCount, 8);
  bytes.writeFloatLE(microvoltsPerUnit, 12);
  return bytes;
}

/** Collects the bytes after the samples: downsampled levels, then beats. */
export class EcgFileIndex {
  readonly #pyramid: Pyramid;
  readonly #head: Pick<RecordingHead, 'hz' | 'sampleCount'>;

  constructor(head: Pick<RecordingHead, 'hz' | 'sampleCount'>) {
    this.#head = head;
    this.#pyramid = new Pyramid(head.sampleCount);
  }

  add(chunk: Int16Array): void {
    this.#pyramid.add(chunk);
  }

  end(beats: Iterable<FileBeat>): Buffer<ArrayBuffer>[] {
    return [...this.#pyramid.levels().map(encodeInt16LE), ...beatPages({ ...this.#head, beats })];
  }
}

/** Computes the minimum and maximum of each part while the samples pass through. */
class Pyramid {
  readonly #sampleCount: number;
  readonly #finest: Int16Array;
  #seen = 0;

  constructor(sampleCount: number) {
    this.#sampleCount = sampleCount;
    this.#finest = new Int16Array(Math.ceil(sampleCount / FIRST_FACTOR) * 2);
  }

  add(chunk: Int16Array): void {
    if (this.#seen + chunk.length > this.#sampleCount) throw new RangeError('more samples than were told');
    const pairs = this.#finest;
    for (const value of chunk) {
      const at = Math.floor(this.#seen / FIRST_FACTOR) * 2;
      if (this.#seen % FIRST_FACTOR === 0) pairs.fill(value, at, at + 2);
      else if (value < (pairs[at] ?? value)) pairs[at] = value;
      else if (value > (pairs[at + 1] ?? value)) pairs[at + 1] = value;
      this.#seen += 1;
    }
  }

  levels(): Int16Array[] {
    if (this.#seen !== this.#sampleCount) throw new RangeError('fewer samples than were told');
    const levels: Int16Array[] = [];
    for (const { count } of waveformLevels(this.#sampleCount)) {
      const finer = levels.at(-1);
      levels.push(finer ? downsample(finer, count) : this.#finest);
    }
    return levels;
  }
}

function downsample(finer: Int16Array, count: number): Int16Array {
  const pairs = new Int16Array(count * 2);
  for (let at = 0; at < count; at++) {
    const start = at * LEVEL_STEP * 2;
    const end = Math.min(start + LEVEL_STEP * 2, finer.length);
    let least = finer[start] ?? 0;
    let greatest = finer[start + 1] ?? 0;
    for (let index = start + 2; index < end; index += 2) {
      least = Math.min(least, finer[index] ?? least);
      greatest = Math.max(greatest, finer[index + 1] ?? greatest);
    }
    pairs[at * 2] = least;
    pairs[at * 2 + 1] = greatest;
  }
  return pairs;
}

interface PagedBeats {
  beats: Iterable<FileBeat>;
  hz: number;
  sampleCount: number;
}

/** Encodes the page table, then the beats of each page as the samples since the previous beat. */
function beatPages({ beats, hz, sampleCount }: PagedBeats): Buffer<ArrayBuffer>[] {
  const span = hz * BEAT_PAGE_SEC;
  const pages: number[][] = Array.from({ length: Math.ceil(sampleCount / span) }, () => []);
  let previous = 0;
  let current = 0;
  for (const { sample, label, shape } of beats) {
    const page = Math.floor(sample / span);
    if (page !== current) previous = page * span;
    current = page;
    const entries = pages[page];
    if (!entries) throw new RangeError('a beat after the last sample');
    for (; sample - previous > DELTA_MAX; previous += DELTA_MAX) entries.push(DELTA_MAX, FILE_LABELS.indexOf('-'), 0);
    entries.push(sample - previous, FILE_LABELS.indexOf(label), shape);
    previous = sample;
  }
  const table = Buffer.alloc(pages.length * BEAT_PAGE_BYTES);
  let offset = beatTableOffset(sampleCount) + table.length;
  const beatBytes = beatBytesOf(WAVEFORM_VERSION);
  const contents = pages.map((entries, page) => {
    const count = entries.length / 3;
    table.writeUInt32LE(page * span, page * BEAT_PAGE_BYTES);
    table.writeUInt32LE(offset, page * BEAT_PAGE_BYTES + 4);
    table.writeUInt32LE(count, page * BEAT_PAGE_BYTES + 8);
    offset += count * beatBytes;
    const bytes = Buffer.alloc(count * beatBytes);
    for (let at = 0; at < count; at++) {
      bytes.writeUInt16LE(entries[at * 3] ?? 0, at * beatBytes);
      bytes.writeUInt8(entries[at * 3 + 1] ?? 0, at * beatBytes + 2);
      bytes.writeUInt8(entries[at * 3 + 2] ?? 0, at * beatBytes + 3);
    }
    return bytes;
  });
  return [table, ...contents];
}
