import type { BeatPage } from '../../entities/ecgReads';
import { BEAT_BYTES, BEAT_LABELS, type BeatLabel } from '../../entities/waveformLayout';

/** R peaks in order, and what each beat is. */
export interface Beats {
  samples: number[];
  labels: BeatLabel[];
}

/** Beats of a page: each as the samples since the one before, and a label. */
export function decodeBeats(bytes: ArrayBuffer, page: Pick<BeatPage, 'sample' | 'count'>): Beats {
  const view = new DataView(bytes);
  const beats: Beats = { samples: [], labels: [] };
  let sample = page.sample;
  for (let at = 0; at < page.count; at++) {
    sample += view.getUint16(at * BEAT_BYTES, true);
    const label = BEAT_LABELS[view.getUint8(at * BEAT_BYTES + 2)];
    if (label === undefined || label === '-') continue;
    beats.samples.push(sample);
    beats.labels.push(label);
  }
  return beats;
}
