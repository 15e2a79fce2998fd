import type { Waveform } from '../../entities/ecgReads';
import { PAIR_BYTES, SAMPLE_BYTES } from '../../entities/waveformLayout';

/** Consecutive samples, or pairs of minimum and maximum, in the content. */
export interface Layer {
  /** Samples per entry: 1 for the samples themselves. */
  factor: number;
  offset: number;
  /** Number of entries. */
  count: number;
  /** Bytes and values per entry. */
  entryBytes: number;
  numbers: 1 | 2;
}

/** Returns all layers of a recording, starting with the samples themselves. */
export function layersOf({ samplesOffset, sampleCount, levels }: Waveform): Layer[] {
  const samples: Layer = {
    factor: 1,
    offset: samplesOffset,
    count: sampleCount,
    entryBytes: SAMPLE_BYTES,
    numbers: 1,
  };
  return [samples, ...levels.map((level): Layer => ({ ...level, entryBytes: PAIR_BYTES, numbers: 2 }))];
}

/** Returns the coarsest layer that has at least one entry per pixel. */
export function layerFor(layers: readonly Layer[], samplesPerPixel: number): Layer | undefined {
  return layers.findLast(({ factor }) => factor <= Math.max(1, samplesPerPixel));
}
