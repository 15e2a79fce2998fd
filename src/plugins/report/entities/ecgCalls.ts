import type { Call } from '../../../../contract/defineEntity';
import { boolean, choice, integer } from '../../../../contract/fields';
import { beatLabels } from './ecgCodes';

const whole = (least: number) => integer({ required: true, min: least, max: Number.MAX_SAFE_INTEGER });
const mark = integer({ min: -1_000, max: 2_000 });
const surely = integer({ min: -1_000, max: 2_000, required: true });

/** Positions of the marks of the averaged beat, in ms from the R peak. P and T can be missing. */
export const markFields = { pOn: mark, qrsOn: surely, qrsOff: surely, tEnd: mark } as const;

/** The version that the doctor sees. The call is rejected if another administrator has changed the report meanwhile. */
const seen = { id: whole(1), version: whole(1) } as const;

/** Operations by which a doctor corrects the analysis; only before the report is reviewed. */
export const ecgCalls = {
  /** Moves the marks of the averaged beat. The intervals follow. */
  saveMarks: { input: { ...seen, ...markFields }, risk: 'write' },
  /** Labels a beat, or all similar beats. Counts, episodes and findings follow. */
  labelBeats: {
    input: { ...seen, sample: whole(0), label: choice(beatLabels, { required: true }), isAlike: boolean({}) },
    risk: 'write',
  },
  /** Reverts the last label. */
  undoLabels: { input: seen, risk: 'write' },
} satisfies Readonly<Record<string, Call>>;
