import type { Call } from '../../../../contract/defineEntity';
import { boolean, choice, integer } from '../../../../contract/fields';
import { beatLabels } from './ecgCodes';

const whole = (least: number) => integer({ required: true, min: least, max: Number.MAX_SAFE_INTEGER });
const mark = integer({ min: -1_000, max: 2_000 });
const surely = integer({ min: -1_000, max: 2_000, required: true });

/** Where the marks of the averaged beat stand, in ms from the R peak; P and T may be missing. */
export const markFields = { pOn: mark, qrsOn: surely, qrsOff: surely, tEnd: mark } as const;

/** The report as the doctor has it before them; a change by somebody else meanwhile is refused. */
const seen = { id: whole(1), version: whole(1) } as const;

/** How a doctor verifies what the analysis has read; only before the report is reviewed. */
export const ecgCalls = {
  /** Puts the marks of the averaged beat elsewhere; the intervals follow. */
  saveMarks: { input: { ...seen, ...markFields }, risk: 'write' },
  /** Says what a beat is, or all beats that look like it; counts, episodes and findings follow. */
  labelBeats: {
    input: { ...seen, sample: whole(0), label: choice(beatLabels, { required: true }), isAlike: boolean({}) },
    risk: 'write',
  },
  /** Takes the last label back. */
  undoLabels: { input: seen, risk: 'write' },
} satisfies Readonly<Record<string, Call>>;
