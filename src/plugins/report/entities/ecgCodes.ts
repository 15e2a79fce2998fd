/** Sampling rates of recorders in Hz. */
export const ECG_RATES = [125, 250, 500] as const;

/**
 * Rhythms that the analysis distinguishes. Sinus rhythm: normal, slow, fast, irregular. Atrial fibrillation. Ectopic beats
 * and runs. Ventricular: slow rhythm, tachycardia, flutter or fibrillation. No beat for four seconds, dropped beats after P
 * waves, pause, pacing. Unclassifiable, and unreadable.
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

/** Possible findings in a recording. */
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
 * Kinds of episodes in a recording. Ventricular: tachycardia, slow rhythm, flutter or fibrillation, and a run that may be an
 * artifact. No beat for four seconds, a pause, a beat dropped after a P wave. Suspected atrial fibrillation,
 * supraventricular tachycardia, extremely slow or fast heart rate, pacing. Signal: lost electrode, unreadable, implausible
 * sampling rate or gain, time shared with another recording.
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
/** The measure of an episode: rate, duration, number of beats, similarity of P waves, and duration or height of waves. */
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

/** Maximum number of label corrections per recording. */
export const CORRECTIONS_MAX = 500;
/** Maximum number of episodes per recording. */
export const ECG_EPISODES_MAX = 500;

/** Labels of beats (AAMI EC57): normal, supraventricular, ventricular, fusion, paced, unknown. X is not a beat. */
export const beatLabels = ['N', 'S', 'V', 'F', 'P', 'Q', 'X'] as const;
export type BeatLabel = (typeof beatLabels)[number];
