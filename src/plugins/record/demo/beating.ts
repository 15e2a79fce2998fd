/** Where a beat comes from: the sinus node (also in atrial fibrillation), the atria too early, the ventricles too early, a pacemaker. */
export const BEAT = { normal: 0, atrial: 1, ventricular: 2, paced: 3 } as const;

/** One beat after another. */
export interface Beating {
  /** Milliseconds since the one before. */
  ms: number;
  origin: (typeof BEAT)[keyof typeof BEAT];
  /** Milliseconds after the one before at which a beat would have come that was dropped. */
  blockedMs?: number;
}
