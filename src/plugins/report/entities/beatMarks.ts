import type { Problem } from '../../../../contract/problems';
import { correctedQt } from './ecgRules';

/** The marks of a beat in order: start of the P wave, start and end of the QRS complex, end of the T wave. */
export const markNames = ['pOn', 'qrsOn', 'qrsOff', 'tEnd'] as const;
export type MarkName = (typeof markNames)[number];

/** Milliseconds from the R peak; null if a wave is not identifiable. */
export interface BeatMarks {
  pOn: number | null;
  qrsOn: number;
  qrsOff: number;
  tEnd: number | null;
}

/** The mean of similar beats, with the marks of the analysis. */
export interface AverageBeat {
  /** Samples a second. */
  hz: number;
  /** Position of the first sample, in ms from the R peak. */
  startMs: number;
  microvolts: readonly number[];
  /** Mean RR interval of the beats in ms, used for QT correction. */
  rrMs: number;
  marks: BeatMarks;
}

/** Intervals between marks in ms. */
export interface MarkedIntervals {
  prMs: number | null;
  qrsMs: number;
  qtMs: number | null;
  qtcB: number | null;
  qtcF: number | null;
}

/** Returns the intervals between marks, and the rate-corrected QT. */
export function intervalsBetween({ pOn, qrsOn, qrsOff, tEnd }: BeatMarks, rrMs: number): MarkedIntervals {
  const qtMs = tEnd === null ? null : tEnd - qrsOn;
  const corrected = qtMs === null ? { qtcB: null, qtcF: null } : correctedQt(qtMs, rrMs);
  return { prMs: pOn === null ? null : qrsOn - pOn, qrsMs: qrsOff - qrsOn, qtMs, ...corrected };
}

type Extent = Pick<AverageBeat, 'hz' | 'startMs' | 'microvolts'>;

/** Returns the milliseconds from the R peak to the last sample. */
const endMs = ({ hz, startMs, microvolts }: Extent) => startMs + ((microvolts.length - 1) * 1_000) / hz;

/** Reports marks that are out of order or outside the beat. */
export function checkMarks(marks: BeatMarks, beat: Extent): Problem[] {
  return markNames.flatMap((name): Problem[] => {
    const at = marks[name];
    if (at === null) return [];
    const { from, to } = markRange(marks, name, beat);
    return at < from || at > to ? [{ field: name, code: 'markOrder' }] : [];
  });
}

/** Returns the marks with one moved, limited by its neighbors and the beat. */
export function moveMark(marks: BeatMarks, { name, ms }: { name: MarkName; ms: number }, beat: Extent): BeatMarks {
  const { from, to } = markRange(marks, name, beat);
  return { ...marks, [name]: Math.round(Math.min(to, Math.max(from, ms))) };
}

/** Returns the marks with one added in the middle of its range. */
export function addMark(marks: BeatMarks, name: MarkName, beat: Extent): BeatMarks {
  const { from, to } = markRange(marks, name, beat);
  return { ...marks, [name]: Math.round((from + to) / 2) };
}

/** Marks of waves that a beat can lack. */
export const removableMarks = ['pOn', 'tEnd'] as const satisfies MarkName[];

/** Returns the range of a mark: at least a sample away from its neighbors. */
export function markRange(marks: BeatMarks, name: MarkName, beat: Extent): { from: number; to: number } {
  const at = markNames.indexOf(name);
  const step = 1_000 / beat.hz;
  const known = (names: readonly MarkName[]) => names.map((each) => marks[each]).filter((each) => each !== null);
  const before = known(markNames.slice(0, at)).at(-1);
  const after = known(markNames.slice(at + 1))[0];
  return {
    from: Math.ceil(before === undefined ? beat.startMs : before + step),
    to: Math.floor(after === undefined ? endMs(beat) : after - step),
  };
}
