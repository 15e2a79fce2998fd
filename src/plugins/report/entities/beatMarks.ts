import type { Problem } from '../../../../contract/problems';
import { correctedQt } from './ecgRules';

/** The marks of a beat in their order: where the P wave and the QRS complex begin, where the complex and the T wave end. */
export const markNames = ['pOn', 'qrsOn', 'qrsOff', 'tEnd'] as const;
export type MarkName = (typeof markNames)[number];

/** Milliseconds from the R peak; null where a wave cannot be told. */
export interface BeatMarks {
  pOn: number | null;
  qrsOn: number;
  qrsOff: number;
  tEnd: number | null;
}

/** The mean of beats that are alike, and what the analysis has marked in it. */
export interface AverageBeat {
  /** Samples a second. */
  hz: number;
  /** Of the first sample, in ms from the R peak. */
  startMs: number;
  microvolts: readonly number[];
  /** Mean time between the beats, ms; QT is corrected by it. */
  rrMs: number;
  marks: BeatMarks;
}

/** What marks measure, ms. */
export interface MarkedIntervals {
  prMs: number | null;
  qrsMs: number;
  qtMs: number | null;
  qtcB: number | null;
  qtcF: number | null;
}

/** The intervals between marks, and QT corrected for the rate. */
export function intervalsBetween({ pOn, qrsOn, qrsOff, tEnd }: BeatMarks, rrMs: number): MarkedIntervals {
  const qtMs = tEnd === null ? null : tEnd - qrsOn;
  const corrected = qtMs === null ? { qtcB: null, qtcF: null } : correctedQt(qtMs, rrMs);
  return { prMs: pOn === null ? null : qrsOn - pOn, qrsMs: qrsOff - qrsOn, qtMs, ...corrected };
}

type Extent = Pick<AverageBeat, 'hz' | 'startMs' | 'microvolts'>;

/** Milliseconds from the R peak to the last sample. */
const endMs = ({ hz, startMs, microvolts }: Extent) => startMs + ((microvolts.length - 1) * 1_000) / hz;

/** Marks that are out of their order or outside the beat. */
export function checkMarks(marks: BeatMarks, beat: Extent): Problem[] {
  return markNames.flatMap((name): Problem[] => {
    const at = marks[name];
    if (at === null) return [];
    const { from, to } = roomOf(marks, name, beat);
    return at < from || at > to ? [{ field: name, code: 'markOrder' }] : [];
  });
}

/** The marks with one moved, as far as its neighbours and the beat let it. */
export function movedMark(marks: BeatMarks, { name, ms }: { name: MarkName; ms: number }, beat: Extent): BeatMarks {
  const { from, to } = roomOf(marks, name, beat);
  return { ...marks, [name]: Math.round(Math.min(to, Math.max(from, ms))) };
}

/** The marks with one that was missing, in the middle of the room it has; without one that may be missing. */
export function placedMark(marks: BeatMarks, name: MarkName, beat: Extent): BeatMarks {
  const { from, to } = roomOf(marks, name, beat);
  return { ...marks, [name]: Math.round((from + to) / 2) };
}

/** Marks of waves that a beat need not have. */
export const removableMarks = ['pOn', 'tEnd'] as const satisfies MarkName[];

/** Between which moments a mark may stand: a sample away from its neighbours. */
export function roomOf(marks: BeatMarks, name: MarkName, beat: Extent): { from: number; to: number } {
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
