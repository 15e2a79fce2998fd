/** A bell of an ECG: mV, its middle in ms after the R peak, and its width (standard deviation) in ms. */
type Bell = readonly [millivolts: number, middleMs: number, widthMs: number];

/** The kind of a beat; the truth that an analysis must find. */
export const BEATS = {
  /** Narrow, with a P wave 160 ms before its QRS complex of about 90 ms. */
  sinus: [
    [0.12, -140, 18],
    [-0.1, -24, 8],
    [1, 0, 10],
    [-0.22, 24, 9],
    [0.28, 250, 38],
  ],
  /** Narrow, without a P wave. */
  junctional: [
    [-0.1, -24, 8],
    [1, 0, 10],
    [-0.22, 24, 9],
    [0.28, 250, 38],
  ],
  /** Like junctional, with the early T wave of a fast heart. */
  fast: [
    [-0.1, -24, 8],
    [1, 0, 10],
    [-0.22, 24, 9],
    [0.2, 165, 26],
  ],
  /** Like sinus, with a P wave 240 ms before the QRS complex. */
  slowlyConducted: [
    [0.12, -225, 18],
    [-0.1, -24, 8],
    [1, 0, 10],
    [-0.22, 24, 9],
    [0.28, 250, 38],
  ],
  /** A P wave without a following QRS complex. */
  dropped: [[0.12, -140, 18]],
  /** An early atrial beat: a P wave of another shape. */
  atrial: [
    [-0.08, -120, 16],
    [-0.1, -24, 8],
    [0.97, 0, 10],
    [-0.22, 24, 9],
    [0.26, 245, 38],
  ],
  /** Wide, of another direction, with an opposite T wave and no P wave. */
  ventricular: [
    [-1.3, 0, 36],
    [0.25, 70, 22],
    [0.5, 260, 60],
  ],
  /** Notched and wide, after a P wave. */
  bundleBranchBlock: [
    [0.12, -180, 18],
    [0.75, -28, 22],
    [0.8, 34, 24],
    [-0.3, 280, 50],
  ],
  /** Like bundleBranchBlock, a little narrower (130 ms), without a P wave. */
  blocked: [
    [0.75, -22, 15],
    [0.8, 24, 16],
    [-0.3, 250, 40],
  ],
  /** Wide, after a spike of the pacemaker, without a P wave. */
  paced: [
    [1.1, 78, 26],
    [-0.2, 150, 24],
    [-0.35, 330, 55],
  ],
} as const satisfies Readonly<Record<string, readonly Bell[]>>;

export type BeatKind = keyof typeof BEATS;

export interface DrawnBeat {
  kind: BeatKind;
  /** Seconds from the start to its R peak. */
  at: number;
}

export interface SyntheticEcg {
  seconds: number;
  beats: readonly DrawnBeat[];
  hz?: number;
  seed?: number;
  /** Muscle noise, standard deviation in mV. */
  noiseMv?: number;
  /** Mains hum, mV. */
  humMv?: number;
  /** Baseline wander, mV. */
  wanderMv?: number;
  /** Fibrillatory waves, mV. */
  flutterMv?: number;
  /** Seconds at which a pacemaker pulses, and the height of its spikes, one sample wide, mV. */
  spikes?: readonly number[];
  spikeMv?: number;
  /** The recorder clips at this value, mV on either side. */
  clipMv?: number;
  /** The gain of the recorder per mV. */
  gain?: number;
}

/** Returns an ECG in mV whose truth is known; the same for the same seed. */
export function drawSyntheticEcg({
  seconds,
  beats,
  hz = 250,
  seed = 1,
  noiseMv = 0.01,
  humMv = 0,
  wanderMv = 0.05,
  flutterMv = 0,
  spikes = [],
  spikeMv = 2,
  clipMv = Number.POSITIVE_INFINITY,
  gain = 1,
}: SyntheticEcg): Float32Array {
  const samples = new Float32Array(Math.round(seconds * hz));
  for (const { kind, at } of beats) {
    for (const [millivolts, middleMs, widthMs] of BEATS[kind]) {
      const middle = (at + middleMs / 1_000) * hz;
      const width = (widthMs / 1_000) * hz;
      const first = Math.max(0, Math.floor(middle - 5 * width));
      for (let index = first; index <= Math.min(samples.length - 1, middle + 5 * width); index += 1) {
        samples[index] = (samples[index] ?? 0) + millivolts * Math.exp(-0.5 * ((index - middle) / width) ** 2);
      }
    }
  }
  const random = randomOf(seed);
  for (let index = 0; index < samples.length; index += 1) {
    const time = (2 * Math.PI * index) / hz;
    // The sum of four is close enough to a normal distribution.
    const noise = (random() + random() + random() + random() - 2) * Math.sqrt(3);
    samples[index] =
      (samples[index] ?? 0) +
      noiseMv * noise +
      humMv * Math.sin(50 * time) +
      wanderMv * Math.sin(0.21 * time + seed) +
      flutterMv * Math.sin(6.1 * time + 2 * Math.sin(0.37 * time));
  }
  for (const spike of spikes) {
    const index = Math.round(spike * hz);
    if (index < samples.length) samples[index] = (samples[index] ?? 0) + spikeMv;
  }
  return samples.map((millivolts) => gain * Math.max(-clipMv, Math.min(clipMv, millivolts)));
}

/**
 * Returns beats of one kind from one second to another, at a rate per minute; `jitter` is the share by which intervals vary.
 */
export function steadyBeats(
  kind: BeatKind,
  {
    from,
    to,
    rate,
    jitter = 0.02,
    seed = 7,
  }: { from: number; to: number; rate: number; jitter?: number; seed?: number },
): DrawnBeat[] {
  const random = randomOf(seed);
  const beats: DrawnBeat[] = [];
  for (let at = from; at < to; at += (60 / rate) * (1 + jitter * (2 * random() - 1))) beats.push({ kind, at });
  return beats;
}

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
