/** Samples a second that recorders take. */
export const ECG_RATES = [125, 250, 500] as const;

/**
 * Rhythms that the analysis tells apart: sinus, slow, fast, irregular; fibrillation; ectopic beats and runs; the slower rhythm of
 * the ventricles, their tachycardia, their flutter or fibrillation; no beat for four seconds; beats dropped after P waves; pause,
 * pacing; what cannot be classified; what cannot be read.
 */
export const rhythms = [
  'SR',
  'SB',
  'ST',
  'SA',
  'AF',
  'PAC',
  'PVC',
  'SVT',
  'IVR',
  'VT',
  'VF',
  'asystole',
  'avBlock2',
  'pause',
  'pace',
  'unclassified',
  'unreadable',
] as const;
export type Rhythm = (typeof rhythms)[number];

/** What can stand out in a recording. */
export const ecgFindingCodes = [
  'ventricularFibrillation',
  'asystole',
  'qtcCritical',
  'ventricularRun',
  'avBlock2',
  'pauseLong',
  'extremelySlow',
  'extremelyFast',
  'atrialFibrillation',
  'supraventricularRun',
  'idioventricular',
  'qtcLong',
  'pause',
  'prematureVentricular',
  'prematureAtrial',
  'prLong',
  'qrsWide',
  'slow',
  'fast',
  'paced',
  'unclassified',
  'noisy',
  'doubtfulRate',
  'doubtfulGain',
  'overlapping',
] as const;
export type EcgFinding = (typeof ecgFindingCodes)[number];

/**
 * What a stretch of a recording shows: ventricular tachycardia, the slower rhythm of the ventricles, their flutter or
 * fibrillation, no beat for four seconds, a pause, suspected atrial fibrillation, a tachycardia from above the ventricles, a beat
 * dropped after a P wave, an extremely slow or fast heart, pacing, a lost electrode, a signal that cannot be read; a run of ventricular
 * beats that may be artefact; a sampling rate or a gain that cannot be right; time that is in another recording too.
 */
export const ecgEpisodeCodes = [
  'VT',
  'run',
  'IVR',
  'VF',
  'asystole',
  'pause',
  'AF',
  'SVT',
  'avBlock2',
  'bradycardia',
  'tachycardia',
  'paced',
  'leadOff',
  'unreadable',
  'doubtfulRate',
  'doubtfulGain',
  'overlap',
] as const;
/** By what an episode is told: the rate of its beats, how long it lasts, how many beats, how alike the P waves are, how long or high waves are. */
export type EpisodeMeasure = 'rate' | 'seconds' | 'beats' | 'likeness' | 'wave' | 'height';

export const episodeMeasures: Readonly<Record<(typeof ecgEpisodeCodes)[number], EpisodeMeasure>> = {
  VT: 'rate',
  run: 'rate',
  IVR: 'rate',
  VF: 'seconds',
  asystole: 'seconds',
  pause: 'seconds',
  AF: 'seconds',
  SVT: 'rate',
  avBlock2: 'likeness',
  bradycardia: 'rate',
  tachycardia: 'rate',
  paced: 'beats',
  leadOff: 'seconds',
  unreadable: 'seconds',
  doubtfulRate: 'wave',
  doubtfulGain: 'height',
  overlap: 'seconds',
};

/** Corrections of labels kept of a recording. */
export const CORRECTIONS_MAX = 500;
/** Episodes kept of a recording. */
export const ECG_EPISODES_MAX = 500;

/**
 * What a beat is (AAMI EC57): normal, supraventricular, ventricular, a fusion of both, paced, unknown; and what is no beat at all.
 */
export const beatLabels = ['N', 'S', 'V', 'F', 'P', 'Q', 'X'] as const;
export type BeatLabel = (typeof beatLabels)[number];
