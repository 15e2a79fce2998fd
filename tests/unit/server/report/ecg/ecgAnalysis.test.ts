import { describe, expect, it } from 'vitest';
import { readWfdb } from '../../../../../harness/ecg/wfdb';
import type { Rhythm } from '../../../../../src/plugins/device/demo/wearerFacts';
import { demoBeats } from '../../../../../src/plugins/record/demo/ecg/demoBeats';
import { demoEcg, demoEcgBeats, MICROVOLTS_PER_UNIT } from '../../../../../src/plugins/record/demo/ecg/demoEcg';
import { poincareOf } from '../../../../../src/plugins/record/server/signals/poincare';
import { correctedQt } from '../../../../../src/plugins/report/entities/ecgRules';
import { analyzeEcg, EcgAnalyzer } from '../../../../../src/plugins/report/server/ecg/EcgAnalyzer';
import { detectFibrillation } from '../../../../../src/plugins/report/server/ecg/rhythm/detectFibrillation';
import { times } from '../../../signals/support/dayOf';
import { ecgWearer } from '../../../signals/support/ecgWearer';

const SCALE = { hz: 250, unitsPerMv: 1_000 / MICROVOLTS_PER_UNIT };
const stretchOf = (rhythm: Rhythm, seconds: number, over: object = {}) => ({
  wearer: ecgWearer(rhythm),
  date: '2025-06-28',
  fromSec: 7_200,
  seconds,
  hz: 250,
  ...over,
});
const samplesOf = (stretch: ReturnType<typeof stretchOf>) =>
  Int16Array.from([...demoEcg(stretch)].flatMap((piece) => [...piece]));
const planted = (id: number) => ({ wearer: { ...ecgWearer(), id }, date: '2025-06-30', fromSec: 25_800 });

/** Counts the beats with a label that were found with it, and the others found with it. */
function labelled(known: readonly { sample: number; label: string }[], found: typeof known, label: string) {
  const wanted = known.filter((beat) => beat.label === label);
  const near = (beat: { sample: number }, others: typeof known) =>
    others.some((other) => other.label === label && Math.abs(other.sample - beat.sample) < 40);
  return {
    there: wanted.length,
    hit: wanted.filter((beat) => near(beat, found)).length,
    wrong: found.filter((beat) => beat.label === label && !near(beat, known)).length,
  };
}

describe('beat labels', () => {
  it('match the early beats that cardiologists annotated in record 100', () => {
    const { hz, millivolts, beats } = readWfdb('100');
    const { hit, there, wrong } = labelled(beats, analyzeEcg(millivolts, { hz, unitsPerMv: 1 }).beats, 'S');
    expect(there).toBe(33);
    expect(hit).toBeGreaterThanOrEqual(31);
    expect(wrong).toBeLessThanOrEqual(3);
  });

  it.each([
    ['ventricularPremature', 'V', 'pvc'],
    ['atrialPremature', 'S', 'pac'],
  ] as const)('match the drawn beats, for %s', (rhythm, label, count) => {
    const stretch = stretchOf(rhythm, 900);
    const analysis = analyzeEcg(samplesOf(stretch), SCALE);
    const { hit, there, wrong } = labelled(demoEcgBeats(stretch), analysis.beats, label);
    expect(there).toBeGreaterThan(20);
    expect(hit / there).toBeGreaterThan(0.95);
    expect(wrong / there).toBeLessThan(0.15);
    expect(analysis[count]).toBe(hit + wrong);
    expect(analysis).toMatchObject({ afBurdenPct: 0, rhythm: label === 'V' ? 'PVC' : 'PAC' });
  });
});

describe('ECG intervals', () => {
  it('equal those that the beats were drawn with', () => {
    const analysis = analyzeEcg(samplesOf(stretchOf('sinus', 300)), SCALE);
    expect(analysis.prMs).toBeGreaterThan(130);
    expect(analysis.prMs).toBeLessThan(200);
    expect(Math.abs(analysis.qrsMs! - 84)).toBeLessThan(12);
    // 412 ms for women, 8 more or less depending on the wearer.
    expect(Math.abs(correctedQt(analysis.qtMs!, analysis.intervalRrMs!).qtcF - 412)).toBeLessThan(22);
    expect(Math.abs(analysis.stMv!)).toBeLessThan(0.05);
    expect(analysis).toMatchObject({ noisyPct: 0, pvc: 0, pausesOver2s: 0 });
  });

  it('contain the planted QT interval', () => {
    const { qtMs, intervalRrMs } = analyzeEcg(samplesOf(stretchOf('sinus', 30, planted(8))), SCALE);
    expect(correctedQt(qtMs!, intervalRrMs!).qtcF).toBeGreaterThan(500);
  });

  it('are not measured on a T wave that is too flat', () => {
    const { hz, millivolts } = readWfdb('100');
    expect(analyzeEcg(millivolts.subarray(0, 100_000), { hz, unitsPerMv: 1 }).qtMs).toBeNull();
  });
});

describe('suspected fibrillation', () => {
  it('is found in a strip of thirty seconds without P waves', () => {
    for (const stretch of [stretchOf('atrialFibrillation', 30), stretchOf('sinus', 30, planted(3))]) {
      expect(analyzeEcg(samplesOf(stretch), SCALE)).toMatchObject({
        rhythm: 'AF',
        afBurdenPct: 100,
        prMs: null,
        pac: 0,
      });
    }
  });

  const burdenOf = (rr: number[], durationSec = 60) =>
    detectFibrillation({ rr, isVentricular: () => false, durationSec }).reduce((sum, one) => sum + one, 0);
  const irregular = (count: number) => Array.from({ length: count }, (_, index) => 550 + ((index * 7_919) % 487));

  it('is not found in a regular rhythm, nor in a repeating one', () => {
    expect(burdenOf(times(100, 800))).toBe(0);
    expect(burdenOf(times(50, [600, 1_000]).flat())).toBe(0);
    expect(burdenOf(times(33, [600, 1_000, 800]).flat())).toBe(0);
  });

  it('needs a minimum duration', () => {
    const calm = times(48, 800);
    expect(burdenOf([...calm, ...irregular(24), ...calm])).toBe(0);
    expect(burdenOf([...calm, ...irregular(72), ...calm])).toBeGreaterThan(60);
    expect(burdenOf(irregular(24), 29)).toBe(0);
  });
});

describe('an ECG analysis', () => {
  it('is the same for any chunks of the samples', () => {
    const samples = samplesOf(stretchOf('ventricularPremature', 60));
    const analyzer = new EcgAnalyzer(SCALE);
    for (let from = 0; from < samples.length; from += 333) analyzer.push(samples.subarray(from, from + 333));
    expect(analyzer.end().beats).toEqual(analyzeEcg(samples, SCALE).beats);
  });

  it('reports that it cannot read noise, silence, or nothing', () => {
    const noise = Int16Array.from({ length: 7_500 }, (_, index) => ((index * 7_919) % 601) - 300);
    expect(analyzeEcg(noise, SCALE).rhythm).toBe('unreadable');
    expect(analyzeEcg(new Int16Array(7_500), SCALE)).toMatchObject({ rhythm: 'unreadable', noisyPct: 100, beats: [] });
    expect(analyzeEcg(new Int16Array(0), SCALE)).toMatchObject({ rhythm: 'unreadable', hrAvg: null, durationSec: 0 });
  });

  it('finds a pause', () => {
    const samples = samplesOf(stretchOf('sinus', 60));
    const beats = demoEcgBeats(stretchOf('sinus', 60));
    // Silence from between two beats on, for four seconds.
    const from = Math.round((beats[20]!.sample + beats[21]!.sample) / 2) + 30;
    const paused = samples.map((sample, index) => (index >= from && index < from + 1_000 ? 2 * (index % 3) : sample));
    const found = analyzeEcg(paused, SCALE);
    expect(found.longestPauseMs).toBeGreaterThan(3_500);
    expect(found).toMatchObject({ pausesOver2s: 1, rhythm: 'asystole' });
  });
});

describe('missing samples', () => {
  const samples = samplesOf(stretchOf('sinus', 120));
  /** Two minutes, with the samples of a range missing. */
  const without = (from: number, to: number) => {
    const analyzer = new EcgAnalyzer(SCALE);
    analyzer.push(samples.subarray(0, from));
    const level = samples[from - 1] ?? 0;
    for (let at = from; at < to; at += 1_000) analyzer.pushGap(new Int16Array(Math.min(1_000, to - at)).fill(level));
    analyzer.push(samples.subarray(to));
    return analyzer.end();
  };

  it.each([
    [3, 2.5],
    [12, 10],
  ])('for %i seconds are not a pause, and count as unreadable time: %f percent', (seconds, pct) => {
    const found = without(15_000, 15_000 + seconds * 250);
    expect(found).toMatchObject({ pausesOver2s: 0, longestPauseMs: 0, durationSec: 120, noisyPct: pct, rhythm: 'SR' });
    const across = found.beats.findIndex(({ sample }) => sample >= 15_000 + seconds * 250);
    expect([found.rr[across], (found.rr[across + 1] ?? 0) > 0]).toEqual([0, true]);
  });
});

describe('a Poincaré plot', () => {
  const plotOf = (rhythm: Rhythm) => {
    const { rr, origin, fibrillating } = demoBeats(ecgWearer(rhythm), '2025-06-28');
    return poincareOf({
      rr,
      labelOf: (index) => 'NSV'[origin[index] ?? 0] ?? 'N',
      isFibrillating: (index) => fibrillating[index] === 1,
    });
  };

  it.each([
    ['sinus', 'comet'],
    ['heartFailure', 'torpedo'],
    ['atrialFibrillation', 'fan'],
    ['ventricularPremature', 'tslp'],
    ['atrialPremature', 'dslp'],
  ] as const)('of %s has the shape of a %s', (rhythm, shape) => {
    const found = plotOf(rhythm);
    expect(found.shape).toBe(shape);
    expect(found.confidence).toBeGreaterThan(0.5);
    expect(found.afSuspect).toBe(rhythm === 'atrialFibrillation');
  });

  it('has an ellipse that matches the measures of its intervals', () => {
    const { sdnn, rmssd, sd1, sd2, ratio } = plotOf('sinus') as unknown as Record<string, number>;
    expect(sd1).toBeCloseTo(rmssd! / Math.SQRT2, 0);
    expect(sd2! ** 2 + sd1! ** 2).toBeCloseTo(2 * sdnn! ** 2, -2);
    expect(ratio).toBeCloseTo(sd1! / sd2!, 2);
  });

  it('is a dot for a rigid heart, has islands for two regular rates, and is unclear for few beats', () => {
    const shapeOf = (rr: number[]) => poincareOf({ rr }).shape;
    expect(shapeOf(Array.from({ length: 6_000 }, (_, index) => 800 + (index % 3)))).toBe('dot');
    expect(shapeOf([...times(4_000, 500), ...times(4_000, 1_000)])).toBe('island');
    expect(shapeOf(times(2_000, [600, 800, 1_000, 900]).flat())).toBe('complex');
    expect(shapeOf(times(100, 800))).toBe('unclear');
    expect(poincareOf({ rr: [] })).toMatchObject({ nnCount: 0, sdnn: null, shape: 'unclear', confidence: 0 });
  });
});
