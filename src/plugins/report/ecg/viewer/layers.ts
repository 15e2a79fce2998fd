import type { Waveform } from '../../entities/ecgReads';
import { PAIR_BYTES, SAMPLE_BYTES } from '../../entities/waveformLayout';

/** Samples, or pairs of least and greatest, that lie one after another in the content. */
export interface Layer {
  /** Samples of an entry: 1 for the samples themselves. */
  factor: number;
  offset: number;
  /** Entries. */
  count: number;
  /** Bytes and numbers of an entry. */
  entryBytes: number;
  numbers: 1 | 2;
}

/** All layers of a recording, the samples themselves first. */
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

/** The coarsest layer that still has an entry for each pixel. */
export function layerFor(layers: readonly Layer[], samplesPerPixel: number): Layer | undefined {
  return layers.findLast(({ factor }) => factor <= Math.max(1, samplesPerPixel));
}
