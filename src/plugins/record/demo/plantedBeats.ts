import { BEAT, type Beating } from './beating';
import type { DayRhythm, HeartEvent } from './plantedSignals';

/** The usual time between beats, and how long a beat that is early or late waits, ms. */
export interface Pace {
  rr: number;
  /** A chance from -1 to 1 or so. */
  jitter: () => number;
}

/** Milliseconds between beats of a tachycardia of the ventricles, of a pacemaker, and of pauses. */
const TACHYCARDIA_MS = 370;
const PACED_MS = 857;
const PAUSES_MS = [3_400, 2_600] as const;
/** Beats before something happens, so that a strip shows what is usual too. */
const BEFORE = 5;
const RUN = 24;

/** The beat of a number, from 0, of what is planted. */
export const eventBeat: Readonly<Record<HeartEvent, (beat: number, pace: Pace) => Beating>> = {
  prematureVentricular: (beat, { rr }) => early(beat % 4, rr, BEAT.ventricular),
  prematureAtrial: (beat, { rr }) => early(beat % 5, rr, BEAT.atrial),
  ventricularRun: (beat, { rr, jitter }) => {
    if (beat < BEFORE || beat > BEFORE + RUN) return { ms: rr, origin: BEAT.normal };
    if (beat === BEFORE + RUN) return { ms: 1.2 * rr, origin: BEAT.normal };
    return { ms: TACHYCARDIA_MS + 6 * jitter(), origin: BEAT.ventricular };
  },
  pause: (beat, { rr }) => ({ ms: PAUSES_MS[(beat - BEFORE) / 8] ?? rr, origin: BEAT.normal }),
  // Each fourth P wave leads to no beat.
  avBlock: (beat, { rr }) =>
    beat % 3 === 2 ? { ms: 2 * rr, origin: BEAT.normal, blockedMs: rr } : { ms: rr, origin: BEAT.normal },
  pacing: (_, { jitter }) => ({ ms: PACED_MS + jitter(), origin: BEAT.paced }),
};

/** The beat of a number of a day whose rhythm is another one; early beats and fibrillation are the window's. */
export const rhythmBeat: Readonly<Partial<Record<DayRhythm, (beat: number, pace: Pace) => Beating>>> = {
  // Each second wave of the flutter leads to a beat, then for a while each fourth.
  flutter: (beat, { jitter }) => ({
    ms: (Math.floor(beat / 200) % 2 === 0 ? 400 : 800) + 8 * jitter(),
    origin: BEAT.normal,
  }),
  // Two beats, and one that is dropped.
  groupBeating: (beat, { jitter }) => ({ ms: (beat % 3 === 2 ? 1_200 : 640) + 14 * jitter(), origin: BEAT.normal }),
  paced: (_, { jitter }) => ({ ms: PACED_MS + jitter(), origin: BEAT.paced }),
};

/** An early beat and the pause after it, by its place in a group. */
function early(place: number, rr: number, origin: Beating['origin']): Beating {
  if (place === 2) return { ms: (origin === BEAT.ventricular ? 0.62 : 0.7) * rr, origin };
  return { ms: place === 3 ? (origin === BEAT.ventricular ? 1.38 : 1.06) * rr : rr, origin: BEAT.normal };
}
