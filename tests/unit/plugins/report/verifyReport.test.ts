import { describe, expect, it } from 'vitest';
import { beatNear, beatsBetween } from '../../../../src/plugins/report/ecg/viewer/beatsBetween';
import { nextStop, stepOfKey, stopsOf } from '../../../../src/plugins/report/ecg/viewer/stops';
import { correctedBeats } from '../../../../src/plugins/report/entities/beatCorrections';
import {
  type AverageBeat,
  addMark,
  type BeatMarks,
  checkMarks,
  intervalsBetween,
  moveMark,
} from '../../../../src/plugins/report/entities/beatMarks';
import type { Beat } from '../../../../src/plugins/report/entities/decodeBeats';
import type { BeatLabel } from '../../../../src/plugins/report/entities/ecgCodes';
import { correctedFigures } from '../../../../src/plugins/report/server/review/correctedFigures';

const HZ = 250;
const marks: BeatMarks = { pOn: -200, qrsOn: -40, qrsOff: 50, tEnd: 360 };
const beat: Pick<AverageBeat, 'hz' | 'startMs' | 'microvolts'> = {
  hz: HZ,
  startMs: -360,
  microvolts: new Array<number>(266).fill(0),
};

describe('the markers of an averaged beat', () => {
  it('give the intervals, and QT corrected to sixty beats a minute after Bazett and Fridericia', () => {
    expect(intervalsBetween(marks, 1_000)).toEqual({ prMs: 160, qrsMs: 90, qtMs: 400, qtcB: 400, qtcF: 400 });
    expect(intervalsBetween(marks, 640)).toMatchObject({ qtcB: 500, qtcF: 464 });
  });

  it('without P and T give only the QRS duration', () => {
    const measured = intervalsBetween({ ...marks, pOn: null, tEnd: null }, 1_000);
    expect(measured).toEqual({ prMs: null, qrsMs: 90, qtMs: null, qtcB: null, qtcF: null });
  });

  it.each<[keyof BeatMarks, number, number]>([
    ['qrsOn', -10, -10],
    ['qrsOn', -500, -196],
    ['qrsOn', 70, 46],
    ['pOn', -5_000, -360],
    ['tEnd', 5_000, 700],
    ['pOn', 10, -44],
    ['qrsOff', Number.NEGATIVE_INFINITY, -36],
  ])('%s moved to %d is placed at %d', (name, ms, expected) => {
    expect(moveMark(marks, { name, ms }, beat)[name]).toBe(expected);
  });

  it('that are missing are placed between their neighbors', () => {
    expect(addMark({ ...marks, tEnd: null }, 'tEnd', beat)).toEqual({ ...marks, tEnd: 377 });
    expect(addMark({ ...marks, pOn: null }, 'pOn', beat).pOn).toBe(-202);
  });

  it.each<[Partial<BeatMarks>, string[]]>([
    [{}, []],
    [{ pOn: null, tEnd: null }, []],
    [{ qrsOn: 60 }, ['qrsOn', 'qrsOff']],
    [{ pOn: -20 }, ['pOn', 'qrsOn']],
    [{ tEnd: 50 }, ['qrsOff', 'tEnd']],
    [{ pOn: -400 }, ['pOn']],
    [{ tEnd: 900 }, ['tEnd']],
  ])('%j are refused when they pass a neighbor or leave the beat: %j', (changes, fields) => {
    const problems = checkMarks({ ...marks, ...changes }, beat);
    expect(problems.map(({ field }) => field)).toEqual(fields);
    expect(problems.every(({ code }) => code === 'markOrder')).toBe(true);
  });
});

/** Returns beats, by default one every 0.8 s. */
function beatsOf(labels: string, { everyMs = 800, shapes = {} as Record<string, number> } = {}): Beat[] {
  return [...labels].map((label, at) => ({
    sample: Math.round(((at + 1) * everyMs * HZ) / 1_000),
    label: label as BeatLabel,
    shape: shapes[label] ?? 0,
  }));
}
const labelsOf = (beats: readonly Beat[]) => beats.map(({ label }) => label).join('');

describe('corrected labels', () => {
  const beats = beatsOf('NNVNVN', { shapes: { V: 3 } });
  const third = beats[2]?.sample ?? 0;

  it('of one beat change that beat', () => {
    expect(labelsOf(correctedBeats(beats, [{ sample: third, shape: null, label: 'S' }]))).toBe('NNSNVN');
  });
  it('of a shape change all beats of it', () => {
    expect(labelsOf(correctedBeats(beats, [{ sample: third, shape: 3, label: 'X' }]))).toBe('NNXNXN');
  });
  it('that are newer take precedence, whatever they apply to', () => {
    const one = { sample: third, shape: null, label: 'F' } as const;
    const all = { sample: third, shape: 3, label: 'N' } as const;
    expect(labelsOf(correctedBeats(beats, [one, all]))).toBe('NNFNNN');
    expect(labelsOf(correctedBeats(beats, [all, one]))).toBe('NNNNNN');
  });
  it('that were all undone restore the beats of the analysis', () => expect(correctedBeats(beats, [])).toBe(beats));
});

describe('figures derived from labels', () => {
  const report = {
    hrAvg: 75,
    hrMin: 60,
    hrMax: 90,
    rrAvg: 800,
    rrSd: 20,
    prMs: 160,
    pausesOver2s: 0,
    longestPauseMs: 0,
    afBurdenPct: 0,
    noisyPct: 0,
  };
  type Episodes = NonNullable<Parameters<typeof correctedFigures>[1]['episodes']>;
  const why = { value: 150, limit: 100, confidence: 1 };
  const run: Episodes = [{ code: 'VT', fromSec: 1.2, toSec: 2.8, certainty: 'high', ...why }];
  /** Returns the figures after the labels change, when the analysis had found others, at 150 beats a minute. */
  const figures = (before: string, after: string, episodes: Episodes) =>
    correctedFigures(
      report,
      { pac: 0, pvc: 5, rhythm: 'VT', episodes },
      { hz: HZ, analyzed: beatsOf(before, { everyMs: 400 }), beats: beatsOf(after, { everyMs: 400 }) },
    );

  it('count early beats of both kinds, and nothing that is not a beat', () => {
    expect(figures('NNNNNNNNNNNN', 'NNVNSXXNFPQN', [])).toMatchObject({ pvc: 1, pac: 1 });
  });
  it('find a run where beats became ventricular', () => {
    expect(figures('NNNNNNNNN', 'NNVVVVVNN', [])).toEqual({ pac: 0, pvc: 5, rhythm: 'VT', episodes: run });
  });
  it('remove a tachycardia whose beats were artifacts or normal', () => {
    for (const labels of ['NNXXXXXNN', 'NNNNNNNNN']) {
      expect(figures('NNVVVVVNN', labels, run), labels).toMatchObject({ rhythm: 'SR', episodes: [], pvc: 0 });
    }
  });
  it('shorten a run by the beats that do not belong to it', () => {
    const { episodes } = figures('NNVVVVVNN', 'NNNVVVVNN', run);
    expect(episodes).toEqual([{ code: 'VT', fromSec: 1.6, toSec: 2.8, certainty: 'low', ...why }]);
  });
  it('keep what does not depend on labels, and runs that were not changed', () => {
    const kept: Episodes = [
      { code: 'VT', fromSec: 1.1, toSec: 3, certainty: 'low', ...why },
      { code: 'AF', fromSec: 5, toSec: 40, certainty: 'low', ...why },
    ];
    expect(figures('NNVVVVVNNN', 'NNVVVVVNSN', kept)).toMatchObject({ rhythm: 'VT', episodes: kept, pac: 1 });
  });
  it('are those of the analysis again when every label is', () => {
    expect(figures('NNVVVVVNN', 'NNVVVVVNN', run)).toEqual({ pac: 0, pvc: 5, rhythm: 'VT', episodes: run });
  });
});

describe('the navigation stops of a viewer', () => {
  const beats = beatsOf('NNVNSN');
  const episodes = [
    { code: 'AF', fromSec: 0, toSec: 2, certainty: 'high', value: 30, limit: 30, confidence: 1 },
    { code: 'pause', fromSec: 3, toSec: 6, certainty: 'high', value: 3, limit: 2, confidence: 1 },
  ] as const;
  const stops = { beats, episodes, hz: HZ };

  it('are early beats, pauses, episodes and beats', () => {
    expect(stopsOf('ectopic', stops).map(({ second }) => second)).toEqual([2.4, 4]);
    expect(stopsOf('pause', stops)).toEqual([{ second: 4.5 }]);
    expect(stopsOf('episode', stops)).toHaveLength(2);
    expect(stopsOf('beat', stops)).toHaveLength(6);
  });
  it.each([
    [0, 1, 2.4],
    [2.4, 1, 4],
    [4, 1, undefined],
    [4, -1, 2.4],
    [1, -1, undefined],
  ] as const)('from second %d in direction %i lead to the next early beat at %s', (from, direction, expected) => {
    expect(nextStop(stopsOf('ectopic', stops), from, direction)?.second).toBe(expected);
  });
  it('are reached by keys, backwards with shift', () => {
    expect([stepOfKey('x'), stepOfKey('X'), stepOfKey('.'), stepOfKey('toString')]).toEqual([
      ['ectopic', 1],
      ['ectopic', -1],
      ['beat', 1],
      undefined,
    ]);
  });
});

it('the beats of a window are those from its first sample up to its last', () => {
  const beats = beatsOf('NNNN');
  expect(beatsBetween(beats, 200, 600).map(({ sample }) => sample)).toEqual([200, 400]);
  expect(beatsBetween(beats, 0, 100)).toEqual([]);
});

it('a touch selects the nearest beat within reach', () => {
  const beats = beatsOf('NNNN');
  expect(beatNear(beats, 290, 100)?.sample).toBe(200);
  expect(beatNear(beats, 310, 100)?.sample).toBe(400);
  expect(beatNear(beats, 300, 50)).toBeUndefined();
  expect(beatNear([], 300, 50)).toBeUndefined();
});
