import { median } from '../../../../../../server/plugin-api/builtin';

/** Origin of a beat: normal, supraventricular, ventricular (AAMI EC57). */
export type BeatLabel = 'N' | 'S' | 'V';

/** The features by which beats are labeled. */
export interface BeatsToLabel {
  /** Milliseconds since the previous beat; 0 for the first one and after a gap. */
  rr: ArrayLike<number>;
  /** Whether the beat is wide and unlike most others. */
  isVentricular: (index: number) => boolean;
  /** Whether atrial fibrillation is suspected, in which no beat counts as early. */
  isFibrillating: (index: number) => boolean;
  /** Whether the signal around the beat is readable: an apparent early beat in noise may be noise. */
  isReadable: (index: number) => boolean;
  /** Whether a beat was dropped before it, so that its interval is unusual. */
  isAfterDropped: (index: number) => boolean;
}

/**
 * Share of the usual interval below which a beat is early (our choice, after de Chazal, IEEE Trans Biomed Eng 2004;51:1196).
 */
const PREMATURE_RATIO = 0.86;
/** Number of previous beats that determine the usual interval. */
const RECENT_BEATS = 8;

/** Labels beats by their shape and prematurity. An estimate, not a diagnosis. */
export function labelBeats({
  rr,
  isVentricular,
  isFibrillating,
  isReadable,
  isAfterDropped,
}: BeatsToLabel): BeatLabel[] {
  const labels: BeatLabel[] = [];
  const recent: number[] = [];
  for (let index = 0; index < rr.length; index += 1) {
    const interval = rr[index] as number;
    const isEarly = interval > 0 && interval < PREMATURE_RATIO * (median(recent) ?? interval);
    const isBeatReadable = isReadable(index) && (index === 0 || isReadable(index - 1));
    const label = isVentricular(index) ? 'V' : isEarly && isBeatReadable && !isFibrillating(index) ? 'S' : 'N';
    labels.push(label);
    // Excludes the pause after an early beat from the usual intervals.
    const isNormal = label === 'N' && (labels[index - 1] ?? 'N') === 'N';
    if (interval === 0 || !isNormal || !isBeatReadable || isAfterDropped(index)) continue;
    recent.push(interval);
    if (recent.length > RECENT_BEATS) recent.shift();
  }
  return labels;
}
