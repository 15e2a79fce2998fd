import { describe, expect, it } from 'vitest';
import { type BeatShape, normOf } from '../../../../../src/plugins/report/server/ecg/beats/beatShapes';
import {
  VENTRICULAR_SCORE,
  ventricularScores,
} from '../../../../../src/plugins/report/server/ecg/beats/ventricularBeats';
import { detectFastRuns } from '../../../../../src/plugins/report/server/ecg/rhythm/detectFastRuns';
import { times } from '../../../signals/support/dayOf';

/** A shape of one bell on the grid of 8 ms, with hardly any noise. */
function shapeOfBell(millivolts: number, widthMs: number): BeatShape {
  const qrs = Float32Array.from(
    { length: 41 },
    (_, step) => millivolts * Math.exp(-0.5 * ((step * 8 - 120) / widthMs) ** 2),
  );
  return { qrs, size: normOf(qrs), p: new Float32Array(19), count: 20, spread: 0.05 };
}

describe('waves of another shape and less than half the usual size', () => {
  const shapes = [shapeOfBell(-1, 30), shapeOfBell(0.4, 16)];
  /** Returns the scores of small waves among forty usual beats 800 ms apart. */
  const scoresOf = (rr: number[], shapeOf: number[]) =>
    [
      ...ventricularScores({
        shapes,
        rr: [...times(20, 800), ...rr, ...times(20, 800)],
        shapeOf: [...times(20, 0), ...shapeOf, ...times(20, 0)],
      }),
    ].filter((_, index) => shapeOf[index - 20] === 1);

  it('are ventricular beats when no usual beat is next to them', () => {
    for (const score of scoresOf([560, 560, 560, 560], [1, 1, 1, 1])) expect(score).toBeGreaterThan(VENTRICULAR_SCORE);
  });

  it.each([
    ['after the usual ones, as T waves do', [300, 500, 300, 500, 300, 500], [1, 0, 1, 0, 1, 0]],
    ['before the usual ones, as P waves do', [600, 200, 600, 200, 600, 200], [1, 0, 1, 0, 1, 0]],
    ['once, as noise does', [560, 560], [1, 0]],
  ])('are not beats when they come %s', (_, rr, shapeOf) => {
    for (const score of scoresOf(rr, shapeOf)) expect(score).toBeLessThan(0);
  });
});

describe('three ventricular beats in a row at 104 a minute', () => {
  const usual = { range: 1, roughness: 0.7, bends: 1 };
  const runOf = (surroundings: typeof usual) =>
    detectFastRuns({
      scores: [...times(20, -1), ...times(3, 3.6)],
      previousSimilarity: times(23, 0.95),
      rr: [...times(20, 800), ...times(3, 575)],
      surroundings: [...times(20, usual), ...times(3, surroundings)],
      isClipped: () => false,
    }).slice(20);

  it.each([
    ['as smooth as the usual ones', { range: 1, roughness: 0.7, bends: 1 }, true],
    ['small, and jagged by the noise that is always there', { range: 0.45, roughness: 1, bends: 0.6 }, true],
    ['jagged by more than that', { range: 1, roughness: 1, bends: 1.6 }, false],
  ])('that are %s are rated as a tachycardia or not', (_, surroundings, isTachycardia) => {
    expect([...runOf(surroundings)].every((probability) => probability > 0)).toBe(isTachycardia);
  });
});
