import type { BeatClass, WfdbBeat } from './wfdb';

/** Counts of one record or of several, as AAMI EC57 requires them. */
export interface BeatScore {
  /** Beats that were found, missed, and found where there are none. */
  found: number;
  missed: number;
  extra: number;
  /** Ventricular beats that were found as such, that were not, and other beats that were mistaken for one. */
  ventricular: number;
  ventricularMissed: number;
  ventricularExtra: number;
}

const NO_SCORE: BeatScore = {
  found: 0,
  missed: 0,
  extra: 0,
  ventricular: 0,
  ventricularMissed: 0,
  ventricularExtra: 0,
};

interface Comparison {
  hz: number;
  known: readonly WfdbBeat[];
  found: readonly { sample: number; label: string }[];
  /** The sample from which beats count: the first five minutes of half an hour are left out. */
  from: number;
  /** Stretches that do not count (ventricular flutter), from and to a sample. */
  without?: readonly (readonly [number, number])[];
}

/** Compares beats with those that cardiologists annotated: within 150 ms, each at most once. */
export function scoreBeats({ hz, known, found, from, without = [] }: Comparison): BeatScore {
  const reach = 0.15 * hz;
  const counts = (sample: number) =>
    sample >= from && !without.some(([begin, end]) => sample >= begin && sample <= end);
  const score = { ...NO_SCORE };
  const taken = new Set<number>();
  let at = 0;
  for (const beat of known) {
    while (at < found.length && (found[at]?.sample ?? 0) < beat.sample - reach) at += 1;
    let nearest = -1;
    for (let index = at; index < found.length && (found[index]?.sample ?? 0) <= beat.sample + reach; index += 1) {
      if (taken.has(index)) continue;
      const away = (candidate: number) => Math.abs((found[candidate]?.sample ?? 0) - beat.sample);
      if (nearest === -1 || away(index) < away(nearest)) nearest = index;
    }
    if (nearest !== -1) taken.add(nearest);
    if (counts(beat.sample)) note(score, beat.label, nearest === -1 ? undefined : found[nearest]?.label);
  }
  found.forEach(({ sample, label }, index) => {
    if (taken.has(index) || !counts(sample)) return;
    score.extra += 1;
    if (label === 'V') score.ventricularExtra += 1;
  });
  return score;
}

function note(score: BeatScore, known: BeatClass, found: string | undefined): void {
  if (found === undefined) score.missed += 1;
  else score.found += 1;
  if (known === 'V') {
    if (found === 'V') score.ventricular += 1;
    else score.ventricularMissed += 1;
    // Fusion and unknown beats may be classified as either.
  } else if (found === 'V' && known !== 'F' && known !== 'Q') score.ventricularExtra += 1;
}

export function addScores(scores: readonly BeatScore[]): BeatScore {
  const total = { ...NO_SCORE };
  for (const score of scores) {
    for (const key of Object.keys(total) as (keyof BeatScore)[]) total[key] += score[key];
  }
  return total;
}

/** Returns sensitivity and positive predictive value in percent, of all beats and of ventricular ones. */
export function ratesOf(score: BeatScore) {
  const share = (part: number, other: number) => (part + other === 0 ? 100 : (100 * part) / (part + other));
  return {
    sensitivity: share(score.found, score.missed),
    predictivity: share(score.found, score.extra),
    ventricularSensitivity: share(score.ventricular, score.ventricularMissed),
    ventricularPredictivity: share(score.ventricular, score.ventricularExtra),
  };
}

/** Returns the milliseconds shared by two lists of stretches, and those of each. */
export function overlapOf(known: readonly (readonly [number, number])[], found: typeof known) {
  const lengthOf = (stretches: typeof known) => stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  let shared = 0;
  for (const [from, to] of known) {
    for (const [begin, end] of found) shared += Math.max(0, Math.min(to, end) - Math.max(from, begin));
  }
  return { shared, known: lengthOf(known), found: lengthOf(found) };
}
