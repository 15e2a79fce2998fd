/** A bell curve: its height in mV, its center in ms from the R peak, and its widths before and after the center in ms. */
interface Wave {
  height: number;
  middle: number;
  rise: number;
  fall: number;
}

/** The shape of a beat except for its amplitude. */
export interface BeatShape {
  kind: 'normal' | 'atrial' | 'ventricular' | 'fibrillating' | 'paced' | 'blocked';
  /** Milliseconds from the start of the P wave to the start of the QRS complex, and from there to the end of the T wave. */
  prMs: number;
  qtMs: number;
  hz: number;
  /** Delay of the R peak after its sample, as a share of the sampling interval. */
  phase: number;
}

/** Milliseconds from the start of the QRS complex to the R peak. */
const QRS_RISE_MS = 40;
/** Milliseconds of samples before and after the R peak. */
export const BEFORE_MS = 320;
export const AFTER_MS = 720;
/** Half of a P wave in ms: two widths of its bell, where the steepest tangent meets the baseline. */
const HALF_P_MS = 40;

const bell = (height: number, middle: number, width: number, fall = width): Wave => ({
  height,
  middle,
  rise: width,
  fall,
});

/** Q, R and S of a normally conducted beat; 88 ms from start to end. */
const NARROW = [bell(-0.09, -22, 7), bell(1, 0, 9), bell(-0.2, 24, 8)];

/** The spike of a pacemaker, 70 ms before the peak of the beat it triggers. */
const SPIKE = bell(2.4, -70, 1.8);

/**
 * Returns one beat of an ECG in mV as a sum of bell curves (after McSharry, IEEE Trans Biomed Eng 2003;50:289). The R wave
 * is 1 mV high.
 */
export function beatSamples({ kind, prMs, qtMs, hz, phase }: BeatShape): Float32Array {
  const before = Math.round((BEFORE_MS * hz) / 1_000);
  const samples = new Float32Array(before + Math.round((AFTER_MS * hz) / 1_000));
  for (const wave of wavesOf(kind, prMs, qtMs)) {
    for (let index = 0; index < samples.length; index += 1) {
      const away = ((index - before - phase) * 1_000) / hz - wave.middle;
      const width = away < 0 ? wave.rise : wave.fall;
      const part = away / width;
      if (Math.abs(part) < 4.5) samples[index] = (samples[index] ?? 0) + wave.height * Math.exp(-0.5 * part * part);
    }
  }
  return samples;
}

function wavesOf(kind: BeatShape['kind'], prMs: number, qtMs: number): Wave[] {
  if (kind === 'paced') return [SPIKE, bell(-0.95, 0, 30), bell(0.3, 88, 30), bell(0.34, 310, 50)];
  if (kind === 'ventricular') return [bell(1.25, 0, 27), bell(-0.45, 78, 27), bell(-0.3, 300, 55, 50)];
  // The steepest tangent of a bell meets the baseline two widths from its center: the T wave ends there.
  const fall = 34;
  const t = bell(0.27, qtMs - QRS_RISE_MS - 2 * fall, 46, fall);
  if (kind === 'fibrillating') return [...NARROW, t];
  const p = bell(kind === 'atrial' ? 0.08 : 0.12, HALF_P_MS - QRS_RISE_MS - prMs, 20);
  return kind === 'blocked' ? [p] : [p, ...NARROW, t];
}
