/** Samples a second that recorders take. */
export const ECG_RATES = [125, 250, 500] as const;

/** Rhythms that the analysis tells apart: sinus, slow, fast, irregular; fibrillation; ectopic beats and runs; pause, pacing. */
export const rhythms = [
  'SR',
  'SB',
  'ST',
  'SA',
  'AF',
  'PAC',
  'PVC',
  'SVT',
  'VT',
  'pause',
  'pace',
  'unreadable',
] as const;
export type Rhythm = (typeof rhythms)[number];

/** What can stand out in a recording. */
export const ecgFindingCodes = [
  'qtcCritical',
  'pauseLong',
  'ventricularRun',
  'atrialFibrillation',
  'supraventricularRun',
  'qtcLong',
  'pause',
  'prematureVentricular',
  'prematureAtrial',
  'prLong',
  'qrsWide',
  'slow',
  'fast',
  'noisy',
] as const;
export type EcgFinding = (typeof ecgFindingCodes)[number];
