import type { DayRhythm, HeartEvent } from '../plantedSignals';
import { BEAT_ORIGIN, type NextBeat } from './beating';

/** The usual interval between beats, and the intervals of early and late beats, in ms. */
export interface Pace {
  rr: number;
  /** Returns a random number from about -1 to 1. */
  jitter: () => number;
}

/** Milliseconds between beats of ventricular tachycardia, between paced beats, and of pauses. */
const TACHYCARDIA_MS = 370;
const PACED_MS = 857;
const PAUSES_MS = [3_400, 2_600] as const;
/** Normal beats before an event, so that a strip also shows the usual rhythm. */
const BEFORE = 5;
const RUN = 24;

/** Returns the beat at an index, from 0, of a planted event. */
export const eventBeat: Readonly<Record<HeartEvent, (beat: number, pace: Pace) => NextBeat>> = {
  prematureVentricular: (beat, { rr }) => prematureBeat(beat % 4, rr, BEAT_ORIGIN.ventricular),
  prematureAtrial: (beat, { rr }) => prematureBeat(beat % 5, rr, BEAT_ORIGIN.atrial),
  ventricularRun: (beat, { rr, jitter }) => {
    if (beat < BEFORE || beat > BEFORE + RUN) return { ms: rr, origin: BEAT_ORIGIN.normal };
    if (beat === BEFORE + RUN) return { ms: 1.2 * rr, origin: BEAT_ORIGIN.normal };
    return { ms: TACHYCARDIA_MS + 6 * jitter(), origin: BEAT_ORIGIN.ventricular };
  },
  pause: (beat, { rr }) => ({ ms: PAUSES_MS[(beat - BEFORE) / 8] ?? rr, origin: BEAT_ORIGIN.normal }),
  // Every fourth P wave is not conducted.
  avBlock: (beat, { rr }) =>
    beat % 3 === 2 ? { ms: 2 * rr, origin: BEAT_ORIGIN.normal, blockedMs: rr } : { ms: rr, origin: BEAT_ORIGIN.normal },
  pacing: (_, { jitter }) => ({ ms: PACED_MS + jitter(), origin: BEAT_ORIGIN.paced }),
};

/** Returns the beat at an index of a day with another rhythm. Premature beats and fibrillation belong to the window. */
export const rhythmBeat: Readonly<Partial<Record<DayRhythm, (beat: number, pace: Pace) => NextBeat>>> = {
  // The flutter is conducted 2:1, then for a while 4:1.
  flutter: (beat, { jitter }) => ({
    ms: (Math.floor(beat / 200) % 2 === 0 ? 400 : 800) + 8 * jitter(),
    origin: BEAT_ORIGIN.normal,
  }),
  // Two beats, then a dropped one.
  groupBeating: (beat, { jitter }) => ({
    ms: (beat % 3 === 2 ? 1_200 : 640) + 14 * jitter(),
    origin: BEAT_ORIGIN.normal,
  }),
  paced: (_, { jitter }) => ({ ms: PACED_MS + jitter(), origin: BEAT_ORIGIN.paced }),
};

/** Returns a premature beat, and the pause after it, by its position in a group. */
function prematureBeat(place: number, rr: number, origin: NextBeat['origin']): NextBeat {
  if (place === 2) return { ms: (origin === BEAT_ORIGIN.ventricular ? 0.62 : 0.7) * rr, origin };
  return { ms: place === 3 ? (origin === BEAT_ORIGIN.ventricular ? 1.38 : 1.06) * rr : rr, origin: BEAT_ORIGIN.normal };
}
