import type { Call } from '../../../../contract/defineEntity';
import { boolean, choice, integer } from '../../../../contract/fields';
import { beatLabels } from './ecgCodes';

const requiredInteger = (least: number) => integer({ required: true, min: least, max: Number.MAX_SAFE_INTEGER });
const mark = integer({ min: -1_000, max: 2_000 });
const requiredMark = integer({ min: -1_000, max: 2_000, required: true });

/** Positions of the marks of the averaged beat, in ms from the R peak. P and T can be missing. */
export const markFields = { pOn: mark, qrsOn: requiredMark, qrsOff: requiredMark, tEnd: mark } as const;

/** The version that the doctor sees. The call is rejected if another administrator has changed the report meanwhile. */
const reportVersion = { id: requiredInteger(1), version: requiredInteger(1) } as const;

/** Operations by which a doctor corrects the analysis; only before the report is reviewed. */
export const ecgCalls = {
  /** Moves the marks of the averaged beat. The intervals follow. */
  saveMarks: { input: { ...reportVersion, ...markFields }, risk: 'write' },
  /** Labels a beat, or all similar beats. Counts, episodes and findings follow. */
  labelBeats: {
    input: {
      ...reportVersion,
      sample: requiredInteger(0),
      label: choice(beatLabels, { required: true }),
      isAlike: boolean({}),
    },
    risk: 'write',
  },
  /** Reverts the last label. */
  undoLabels: { input: reportVersion, risk: 'write' },
} satisfies Readonly<Record<string, Call>>;
