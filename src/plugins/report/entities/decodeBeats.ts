import type { BeatLabel } from './ecgCodes';
import type { BeatPage, Waveform } from './ecgReads';
import { FILE_LABELS, NO_SHAPE } from './waveformLayout';

/** A beat of a recording. */
export interface Beat {
  /** Sample of its R peak, from 0. */
  sample: number;
  label: BeatLabel;
  /** Beats with the same number look alike; {@link NO_SHAPE} is unlike any other. */
  shape: number;
}

/** Returns the byte range of the beats in the content, both ends inclusive; undefined without beats. */
export function beatRange({ beatPages, beatBytes }: BeatTable): { start: number; end: number } | undefined {
  const [first, last] = [beatPages[0], beatPages.at(-1)];
  const end = last ? last.offset + last.count * beatBytes - 1 : -1;
  return first && end >= first.offset ? { start: first.offset, end } : undefined;
}

type BeatTable = Pick<Waveform, 'beatPages' | 'beatBytes'>;

/** Decodes the beats in the bytes of {@link beatRange}. */
export function decodeBeats(bytes: ArrayBuffer, { beatPages, beatBytes }: BeatTable): Beat[] {
  const view = new DataView(bytes);
  const begin = beatPages[0]?.offset ?? 0;
  return beatPages.flatMap((page) => decodePage(view, { page, at: page.offset - begin, beatBytes }));
}

/** Decodes a page. A beat is stored as the samples since the previous one, a label and a shape. */
function decodePage(
  view: DataView,
  { page, at, beatBytes }: { page: BeatPage; at: number; beatBytes: number },
): Beat[] {
  const beats: Beat[] = [];
  let { sample } = page;
  for (let place = at; place < at + page.count * beatBytes; place += beatBytes) {
    sample += view.getUint16(place, true);
    const label = FILE_LABELS[view.getUint8(place + 2)];
    if (label === undefined || label === '-') continue;
    beats.push({ sample, label, shape: beatBytes > 3 ? view.getUint8(place + 3) : NO_SHAPE });
  }
  return beats;
}
