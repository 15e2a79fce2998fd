/** Origin of a beat: sinus node (also in atrial fibrillation), premature atrial, premature ventricular, pacemaker. */
export const BEAT = { normal: 0, atrial: 1, ventricular: 2, paced: 3 } as const;

/** One beat, relative to the previous one. */
export interface Beating {
  /** Milliseconds since the previous beat. */
  ms: number;
  origin: (typeof BEAT)[keyof typeof BEAT];
  /** Milliseconds after the previous beat at which a dropped beat was due. */
  blockedMs?: number;
}
