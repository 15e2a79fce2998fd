import type { WaveformLevel } from './ecgReads';

/** Bytes before the first sample. */
export const WAVEFORM_HEADER_BYTES = 32;
/** Bytes of a sample, and of a pair of minimum and maximum. */
export const SAMPLE_BYTES = 2;
export const PAIR_BYTES = 4;
/** Samples per pair in the finest downsampled level, and pairs per pair of the next level. */
export const FIRST_FACTOR = 16;
export const LEVEL_STEP = 4;
/** Maximum length of a level that needs no coarser one. */
const SHORTEST_LEVEL = 1_024;
/** Version of the files that are written. */
export const WAVEFORM_VERSION = 2;
/**
 * Returns the bytes per beat: samples since the previous one (16 bits), label (8 bits), and since version 2 its shape (8
 * bits).
 */
export const beatBytesOf = (version: number) => (version < 2 ? 3 : 4);
/** Shape number of a beat unlike any other. */
export const NO_SHAPE = 255;
/** Seconds per page of beats. */
export const BEAT_PAGE_SEC = 600;
/** Bytes of a page's entry: first sample, offset, count (32 bits each). */
export const BEAT_PAGE_BYTES = 12;

/**
 * Labels that the analysis assigns: normal, supraventricular, ventricular. A `-` only bridges a gap too long for 16 bits.
 */
export const FILE_LABELS = ['N', 'S', 'V', '-'] as const;

/** Returns the downsampled levels of a recording, which depend on its sample count alone. */
export function waveformLevels(sampleCount: number): WaveformLevel[] {
  const levels: WaveformLevel[] = [];
  let offset = WAVEFORM_HEADER_BYTES + sampleCount * SAMPLE_BYTES;
  let factor = FIRST_FACTOR;
  for (let count = Math.ceil(sampleCount / factor); count > 0; count = Math.ceil(sampleCount / factor)) {
    levels.push({ factor, offset, count });
    offset += count * PAIR_BYTES;
    if (count <= SHORTEST_LEVEL) break;
    factor *= LEVEL_STEP;
  }
  return levels;
}

/** Returns the offset of the table of beat pages. */
export function beatTableOffset(sampleCount: number): number {
  const last = waveformLevels(sampleCount).at(-1);
  return last ? last.offset + last.count * PAIR_BYTES : WAVEFORM_HEADER_BYTES;
}
