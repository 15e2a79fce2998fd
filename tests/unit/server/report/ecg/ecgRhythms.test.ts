import { describe, expect, it } from 'vitest';
import { deriveEcg } from '../../../../../src/plugins/report/entities/ecgRules';
import { analyzeEcg, EcgAnalyzer } from '../../../../../src/plugins/report/server/ecg/EcgAnalyzer';
import { ventricularEpisodes } from '../../../../../src/plugins/report/server/ecg/rhythm/ventricularEpisodes';
import type { EcgAnalysis } from '../../../../../src/plugins/report/server/ecg/summarizeEcg';
import {
  type BeatKind,
  type DrawnBeat,
  drawSyntheticEcg,
  type SyntheticEcg,
  steadyBeats,
} from '../../../../support/ecg/syntheticEcg';

const HZ = 250;
const SCALE = { hz: HZ, unitsPerMv: 1 };
const analysed = (ecg: SyntheticEcg) => analyzeEcg(drawSyntheticEcg(ecg), { hz: ecg.hz ?? HZ, unitsPerMv: 1 });
const codesOf = ({ episodes }: EcgAnalysis) => [...new Set(episodes.map(({ code }) => code))];
const judged = (analysis: EcgAnalysis) => deriveEcg({ ...analysis, gender: '1' });
const signals = [
  { seed: 1, noiseMv: 0.005, wanderMv: 0.02 },
  { seed: 2, noiseMv: 0.02, wanderMv: 0.15 },
  { seed: 3, noiseMv: 0.01, humMv: 0.02, wanderMv: 0.3 },
];
const sinus = (from: number, to: number, rate: number, seed = 7) => steadyBeats('sinus', { from, to, rate, seed });

describe.each(signals)('ECG rhythms with noise of $noiseMv mV and hum of $humMv mV:', (noise) => {
  const { seed } = noise;

  describe.each([250, 500])('a pacemaker, recorded at %i Hz,', (hz) => {
    const beats = steadyBeats('paced', { from: 0.7, to: 60, rate: 70, jitter: 0 });
    const spikes = beats.map(({ at }) => at);

    it.each([2, 0.4, -0.6])('with spikes of %f mV is reported, and QTc is not rated', (spikeMv) => {
      const found = analysed({ ...noise, hz, seconds: 60, beats, spikes, spikeMv });
      expect(found).toMatchObject({ rhythm: 'pace', pvc: 0, pausesOver2s: 0 });
      expect(codesOf(found)).toEqual(['paced']);
      expect(Math.abs((found.hrAvg ?? 0) - 70)).toBeLessThanOrEqual(1);
      expect(judged(found).findings).toContain('paced');
      for (const code of ['qtcCritical', 'qtcLong']) expect(judged(found).findings).not.toContain(code);
    });

    it('with pulses that no beat follows is an asystole', () => {
      const captured = beats.filter(({ at }) => at < 30 || at > 37);
      const found = analysed({ ...noise, hz, seconds: 60, beats: captured, spikes });
      expect(found.rhythm).toBe('asystole');
      expect(judged(found).severity).toBe('critical');
    });

    it('without spikes does not change the width of the complexes', () => {
      const [without, withSpikes] = [
        analysed({ ...noise, hz, seconds: 60, beats }),
        analysed({ ...noise, hz, seconds: 60, beats, spikes }),
      ];
      expect(Math.abs((withSpikes.qrsMs ?? 0) - (without.qrsMs ?? 0))).toBeLessThanOrEqual(16);
    });
  });

  it('a constant PR of 240 ms is a first-degree block only', () => {
    const beats = steadyBeats('slowlyConducted', { from: 0.6, to: 60, rate: 65, seed });
    const found = analysed({ ...noise, seconds: 60, beats });
    expect(found.prMs).toBeGreaterThan(220);
    expect(judged(found).findings).toContain('prLong');
    expect(found).toMatchObject({ rhythm: 'SR', episodes: [] });
  });

  it.each([
    [150, false],
    [180, false],
    [230, true],
    [310, true],
    [340, true],
  ])('a constant PR of %i ms is measured; first-degree block: %s', (prMs, isBlock) => {
    // The tangents of the drawn P wave of `sinus` meet the line 150 ms before its QRS complex.
    const beats = steadyBeats('junctional', { from: 0.6, to: 60, rate: 65, seed }).flatMap(({ at }): DrawnBeat[] => [
      { kind: 'dropped', at: at - (prMs - 150) / 1_000 },
      { kind: 'junctional', at },
    ]);
    const found = analysed({ ...noise, seconds: 60, beats });
    expect(Math.abs((found.prMs ?? 0) - prMs)).toBeLessThanOrEqual(20);
    expect(judged(found).findings).toEqual(isBlock ? ['prLong'] : []);
    expect(found).toMatchObject({ rhythm: 'SR', episodes: [] });
  });

  it.each([3, 4, 5])('every %i-th beat dropped after its P wave is a second-degree block', (every) => {
    const beats = steadyBeats('sinus', { from: 0.6, to: 90, rate: 75, jitter: 0.01, seed }).map(
      (beat, index): DrawnBeat => (index % every === every - 1 ? { ...beat, kind: 'dropped' } : beat),
    );
    const found = analysed({ ...noise, seconds: 90, beats });
    expect(found.rhythm).toBe('avBlock2');
    expect(found.episodes.filter(({ code }) => code === 'avBlock2').length).toBeGreaterThan(beats.length / every / 2);
    expect(judged(found).severity).toBe('warn');
  });

  it('dropped beats without P waves are irregular and cannot be classified', () => {
    const beats = steadyBeats('junctional', { from: 0.6, to: 90, rate: 73, jitter: 0.01, seed }).filter(
      (_, index) => index % 4 !== 3,
    );
    const found = analysed({ ...noise, seconds: 90, beats });
    expect(found.rhythm).toBe('unclassified');
    expect(codesOf(found)).not.toContain('avBlock2');
  });

  it.each([170, 200])('narrow beats with a sudden onset at %i a minute are a supraventricular tachycardia', (rate) => {
    const beats = [
      ...sinus(0.6, 29.5, 75, seed),
      ...steadyBeats('fast', { from: 29.9, to: 45, rate, jitter: 0.01, seed }),
      ...sinus(46, 75, 75, seed),
    ];
    const found = analysed({ ...noise, seconds: 75, beats });
    expect(found.rhythm).toBe('SVT');
    const [episode] = found.episodes.filter(({ code }) => code === 'SVT');
    expect(Math.abs((episode?.from ?? 0) / HZ - 29.9)).toBeLessThan(1);
    expect(Math.abs((episode?.value ?? 0) - rate)).toBeLessThan(5);
    expect(episode?.limit).toBe(150);
  });

  it('a sinus rhythm that rises gradually is not a supraventricular tachycardia', () => {
    const beats: DrawnBeat[] = [];
    for (let at = 0.6; at < 120; at += 60 / (90 + 65 * Math.min(1, at / 100))) beats.push({ kind: 'sinus', at });
    const found = analysed({ ...noise, seconds: 120, beats });
    expect(codesOf(found)).not.toContain('SVT');
    expect(found).toMatchObject({ rhythm: 'ST', pvc: 0 });
  });

  it.each([
    [36, 'bradycardia', 'extremelySlow'],
    [146, 'tachycardia', 'extremelyFast'],
  ] as const)('%i a minute is an extreme rate', (rate, code, finding) => {
    const found = analysed({ ...noise, seconds: 60, beats: sinus(0.6, 60, rate, seed) });
    expect(codesOf(found)).toEqual([code]);
    expect(judged(found)).toMatchObject({ severity: 'warn', findings: expect.arrayContaining([finding]) });
  });

  it.each([
    [2.6, 'info'],
    [3.4, 'warn'],
    [5, 'critical'],
  ])('no beat for %f s is of severity %s', (seconds, severity) => {
    const beats = [
      ...sinus(0.6, 30, 72, seed),
      ...sinus(0, 29, 72, seed).map((beat) => ({ ...beat, at: beat.at + 30 + seconds })),
    ];
    const last = beats.filter(({ at }) => at < 30).at(-1)?.at ?? 0;
    const found = analysed({
      ...noise,
      seconds: 64,
      beats: beats.map((beat) => (beat.at < 30 ? { ...beat, at: beat.at + 30 - last } : beat)),
    });
    expect(found).toMatchObject({ pausesOver2s: 1 });
    expect(Math.abs(found.longestPauseMs - seconds * 1_000)).toBeLessThan(80);
    expect(judged(found).severity).toBe(severity);
  });
});

describe('a fast irregular rhythm without P waves', () => {
  const rhythm = (kind: BeatKind, rate: number) =>
    analysed({ seconds: 40, beats: steadyBeats(kind, { from: 0.6, to: 40, rate, jitter: 0.25 }) });

  it('with very wide complexes is treated as a ventricular tachycardia', () => {
    const found = rhythm('ventricular', 150);
    expect(found.rhythm).toBe('VT');
    const [episode] = found.episodes;
    expect(((episode?.to ?? 0) - (episode?.from ?? 0)) / HZ).toBeGreaterThan(35);
  });

  it('with complexes widened by bundle-branch block is not a ventricular tachycardia', () => {
    expect(codesOf(rhythm('blocked', 130))).not.toContain('VT');
  });
});

it('an ECG smoothed by the recorder is readable', () => {
  const found = analysed({ seconds: 60, beats: sinus(0.6, 60, 36), noiseMv: 0, wanderMv: 0 });
  expect(found).toMatchObject({ rhythm: 'SB', episodes: [{ code: 'bradycardia' }] });
  expect(found.noisyPct).toBeLessThan(20);
});

it('a fast run of ventricular beats that may be an artifact is listed, and is not a tachycardia', () => {
  const peaks = [0, 200, 300, 400, 600];
  const rr = peaks.map((sample, index) => ((sample - (peaks[index - 1] ?? sample)) * 1_000) / HZ);
  const beats = { peaks, rr, labels: ['N', 'V', 'V', 'V', 'N'] as const };
  const told = (isFast: boolean) => ventricularEpisodes(beats, { isFast: () => isFast, confidenceAt: () => 0.9 });
  expect(told(false)).toEqual([{ code: 'run', from: 200, to: 401, value: 150, limit: 100, confidence: 0.5 }]);
  expect(told(true)).toMatchObject([{ code: 'VT', from: 200, to: 401, confidence: 0.9 }]);
});

describe('a stretch of missing samples', () => {
  /** Sixty seconds without beats in a range of seconds, with the samples from `lost` on missing. */
  const found = (silent: readonly [number, number], lost: readonly [number, number]) => {
    const beats = sinus(0.6, 60, 72).filter(({ at }) => at < silent[0] || at > silent[1]);
    const samples = drawSyntheticEcg({ seconds: 60, beats });
    const analyzer = new EcgAnalyzer(SCALE);
    const [from, to] = lost.map((second) => second * HZ) as [number, number];
    analyzer.push(samples.subarray(0, from));
    analyzer.pushGap(new Float32Array(to - from).fill(samples[from - 1] ?? 0));
    analyzer.push(samples.subarray(to));
    return analyzer.end();
  };

  it('is not an asystole by itself', () => {
    expect(found([20, 30], [20, 30])).toMatchObject({ episodes: [], pausesOver2s: 0, rhythm: 'SR' });
    expect(found([20, 28], [22, 26])).toMatchObject({ episodes: [], longestPauseMs: 0 });
  });

  it.each([
    ['before', [20, 30], [26, 30]],
    ['after', [20, 30], [20, 24]],
  ] as const)('does not hide an asystole %s it', (_, silent, lost) => {
    const { rhythm, episodes, longestPauseMs } = found(silent, lost);
    expect(rhythm).toBe('asystole');
    expect(episodes.map(({ code }) => code)).toEqual(['asystole']);
    expect(longestPauseMs).toBeGreaterThan(5_000);
    expect(longestPauseMs).toBeLessThan(7_500);
  });
});

describe('noise', () => {
  it('suppresses early beats, and reports how much is unreadable', () => {
    const beats = sinus(0.6, 120, 70).map(
      (beat, index): DrawnBeat => (index % 5 === 4 ? { kind: 'atrial', at: beat.at - 0.3 } : beat),
    );
    const quiet = drawSyntheticEcg({ seconds: 120, beats });
    const loud = drawSyntheticEcg({ seconds: 120, beats, noiseMv: 0.2, seed: 5 });
    const early = beats.filter(({ kind, at }) => kind === 'atrial' && at > 60).length;
    const half = analyzeEcg(
      quiet.map((value, index) => (index < 60 * HZ ? (loud[index] ?? 0) : value)),
      SCALE,
    );
    expect(Math.abs(half.pac - early)).toBeLessThanOrEqual(1);
    expect(Math.abs(half.noisyPct - 50)).toBeLessThan(2);
    expect(half.episodes).toMatchObject([{ code: 'unreadable', from: 0 }]);
    const whole = analyzeEcg(loud, SCALE);
    expect(whole).toMatchObject({
      rhythm: 'unreadable',
      pac: 0,
      pvc: 0,
      hrAvg: null,
      prMs: null,
      qrsMs: null,
      qtMs: null,
    });
  });
});
