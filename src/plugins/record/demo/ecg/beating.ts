/** Origin of a beat: sinus node (also in atrial fibrillation), premature atrial, premature ventricular, pacemaker. */
export const BEAT_ORIGIN = { normal: 0, atrial: 1, ventricular: 2, paced: 3 } as const;

/** One beat, relative to the previous one. */
export interface NextBeat {
  /** Milliseconds since the previous beat. */
  ms: number;
  origin: (typeof BEAT_ORIGIN)[keyof typeof BEAT_ORIGIN];
  /** Milliseconds after the previous beat at which a dropped beat was due. */
  blockedMs?: number;
}
