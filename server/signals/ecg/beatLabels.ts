import { median } from '../samples';

/** Where a beat comes from: normal, supraventricular, ventricular (AAMI EC57). */
export type BeatLabel = 'N' | 'S' | 'V';

/** What a beat is judged by. */
export interface JudgedBeats {
  /** Milliseconds since the beat before; 0 for the first, and after a stretch without signal. */
  rr: ArrayLike<number>;
  /** Whether it is wide, and looks unlike most. */
  isVentricular: (index: number) => boolean;
  /** Whether the heart fibrillates, where no beat comes too early. */
  isFibrillating: (index: number) => boolean;
  /** Whether the signal around it can be read: what seems an early beat in noise may be noise. */
  isReadable: (index: number) => boolean;
  /** Whether a beat was dropped before it, so that its interval is none of the usual ones. */
  isAfterDropped: (index: number) => boolean;
}

/** Share of the usual interval below which a beat comes early (ours, after de Chazal, IEEE Trans Biomed Eng 2004;51:1196). */
const EARLY = 0.86;
/** Beats before that say what is usual. */
const BEFORE = 8;

/** Labels beats by their shape and by how early they come; an estimate, no diagnosis. */
export function labelBeats({
  rr,
  isVentricular,
  isFibrillating,
  isReadable,
  isAfterDropped,
}: JudgedBeats): BeatLabel[] {
  const labels: BeatLabel[] = [];
  const recent: number[] = [];
  for (let index = 0; index < rr.length; index += 1) {
    const interval = rr[index] as number;
    const isEarly = interval > 0 && interval < EARLY * (median(recent) ?? interval);
    const isSeen = isReadable(index) && (index === 0 || isReadable(index - 1));
    const label = isVentricular(index) ? 'V' : isEarly && isSeen && !isFibrillating(index) ? 'S' : 'N';
    labels.push(label);
    // The pause after an early beat is none of the usual intervals either.
    const isNormal = label === 'N' && (labels[index - 1] ?? 'N') === 'N';
    if (interval === 0 || !isNormal || !isSeen || isAfterDropped(index)) continue;
    recent.push(interval);
    if (recent.length > BEFORE) recent.shift();
  }
  return labels;
}
