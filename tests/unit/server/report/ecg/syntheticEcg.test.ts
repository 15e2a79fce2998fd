import { describe, expect, it } from 'vitest';
import { correctedQt, deriveEcg } from '../../../../../src/plugins/report/entities/ecgRules';
import { analyzeEcg } from '../../../../../src/plugins/report/server/ecg/EcgAnalyzer';
import type { EcgAnalysis } from '../../../../../src/plugins/report/server/ecg/summarizeEcg';
import {
  type BeatKind,
  type DrawnBeat,
  drawSyntheticEcg,
  type SyntheticEcg,
  steadyBeats,
} from '../../../../support/ecg/syntheticEcg';

const HZ = 250;
const analysed = (ecg: SyntheticEcg) => analyzeEcg(drawSyntheticEcg(ecg), { hz: ecg.hz ?? HZ, unitsPerMv: 1 });
const secondsOf = ({ episodes }: EcgAnalysis, code: string) =>
  episodes.filter((each) => each.code === code).reduce((sum, { from, to }) => sum + (to - from) / HZ, 0);
const severityOf = (analysis: EcgAnalysis) => deriveEcg({ ...analysis, gender: '1' }).severity;

/** Sinus rhythm in which every n-th beat is early and followed by a pause. */
function withEarly(kind: BeatKind, every: number, { seconds = 120, rate = 70 } = {}): DrawnBeat[] {
  return steadyBeats('sinus', { from: 0.6, to: seconds, rate }).map((beat, index) =>
    index % every === every - 1 ? { kind, at: beat.at - 0.35 * (60 / rate) } : beat,
  );
}

/** The content of each recording, and the result that the analysis must give at every rate and noise below. */
const SEEDS = [1, 2, 3];
const NOISES = [
  { noiseMv: 0.005, wanderMv: 0.02 },
  { noiseMv: 0.02, wanderMv: 0.15 },
  { noiseMv: 0.01, humMv: 0.02, wanderMv: 0.3 },
];
const signals = SEEDS.flatMap((seed) => NOISES.map((noise) => ({ seed, ...noise })));

describe.each(signals)(
  'a synthetic ECG with noise of $noiseMv mV, hum of $humMv mV and wandering of $wanderMv mV (seed $seed):',
  (noise) => {
    const seed = noise.seed;

    it.each([
      [45, 'SB'],
      [72, 'SR'],
      [95, 'SR'],
      [120, 'ST'],
      [132, 'ST'],
    ] as const)('sinus rhythm at %i a minute is %s, without ectopic beats', (rate, rhythm) => {
      const found = analysed({ ...noise, seconds: 60, beats: steadyBeats('sinus', { from: 0.6, to: 60, rate, seed }) });
      expect(found).toMatchObject({ rhythm, pvc: 0, pac: 0, episodes: [], pausesOver2s: 0 });
      expect(Math.abs((found.hrAvg ?? 0) - rate)).toBeLessThanOrEqual(2);
    });

    it.each([60, 75, 90, 110])(
      'bundle-branch block with P waves at %i a minute has no ventricular beat, and its QTc is not rated',
      (rate) => {
        const beats = steadyBeats('bundleBranchBlock', { from: 0.6, to: 60, rate, seed });
        const found = analysed({ ...noise, seconds: 60, beats });
        expect(found).toMatchObject({ pvc: 0, episodes: [] });
        expect(found.qrsMs).toBeGreaterThanOrEqual(120);
        expect(severityOf(found)).not.toBe('critical');
      },
    );

    it.each([105, 120, 130, 158, 200])(
      'a ventricular tachycardia of %i a minute that fills the recording is found',
      (rate) => {
        const beats = steadyBeats('ventricular', { from: 0.6, to: 30, rate, seed });
        const found = analysed({ ...noise, seconds: 30, beats });
        expect(['VT', 'VF']).toContain(found.rhythm);
        expect(secondsOf(found, 'VT') + secondsOf(found, 'VF')).toBeGreaterThan(24);
        expect(severityOf(found)).toBe('critical');
      },
    );

    it.each([
      [110, 'VT'],
      [158, 'VT'],
      [75, 'IVR'],
    ] as const)('ten ventricular beats at %i a minute within sinus rhythm are %s', (rate, code) => {
      const until = 30 + (10 * 60) / rate;
      const beats = [
        ...steadyBeats('sinus', { from: 0.6, to: 29.4, rate: 70, seed }),
        ...steadyBeats('ventricular', { from: 30, to: until - 0.01, rate, jitter: 0.01, seed }),
        ...steadyBeats('sinus', { from: until + 0.9, to: 60, rate: 70, seed }),
      ];
      const found = analysed({ ...noise, seconds: 60, beats });
      expect(found.rhythm).toBe(code);
      expect(Math.abs(found.pvc - 10)).toBeLessThanOrEqual(1);
      expect(found.episodes.map((each) => each.code)).toEqual([code]);
      expect(Math.abs((found.episodes[0]?.from ?? 0) - 30 * HZ)).toBeLessThan(HZ / 5);
    });

    it.each([3, 4, 8])(
      'with every %i-th beat a ventricular one, all are found, and QTc is that of the others',
      (every) => {
        const beats = withEarly('ventricular', every);
        const truth = analysed({
          ...noise,
          seconds: 120,
          beats: steadyBeats('sinus', { from: 0.6, to: 120, rate: 70 }),
        });
        const found = analysed({ ...noise, seconds: 120, beats });
        const there = beats.filter(({ kind }) => kind === 'ventricular').length;
        expect(Math.abs(found.pvc - there)).toBeLessThanOrEqual(1);
        expect(found.rhythm).toBe('PVC');
        if (found.qtMs === null || truth.qtMs === null) return expect(found.qtMs).toBe(null);
        expect(Math.abs(found.qtMs - truth.qtMs)).toBeLessThan(20);
        expect(correctedQt(found.qtMs, found.intervalRrMs ?? 0).qtcF).toBeLessThan(450);
      },
    );

    it('early atrial beats are found, and are not fibrillation', () => {
      const found = analysed({ ...noise, seconds: 120, beats: withEarly('atrial', 5) });
      expect(found).toMatchObject({ pvc: 0, rhythm: 'PAC', afBurdenPct: 0 });
      expect(Math.abs(found.pac - 27)).toBeLessThanOrEqual(2);
    });

    it('irregular beats without P waves are fibrillation; with P waves they are not', () => {
      const of = (kind: BeatKind, flutterMv: number) =>
        analysed({
          ...noise,
          seconds: 90,
          flutterMv,
          beats: steadyBeats(kind, { from: 0.6, to: 90, rate: 85, jitter: 0.35, seed }),
        });
      expect(of('junctional', 0.04)).toMatchObject({ rhythm: 'AF', pvc: 0 });
      expect(of('sinus', 0)).toMatchObject({ afBurdenPct: 0 });
    });

    it.each([
      ['beginning', 0, 12],
      ['middle', 24, 36],
      ['end', 48, 60],
    ])('twelve seconds without a beat at the %s are asystole', (_, from, to) => {
      const beats = steadyBeats('sinus', { from: 0.6, to: 59.6, rate: 70, seed }).filter(
        ({ at }) => at < from || at > to,
      );
      const found = analysed({ ...noise, seconds: 60, beats });
      expect(found).toMatchObject({ rhythm: 'asystole' });
      expect(found.episodes.map(({ code }) => code)).toEqual(['asystole']);
      expect(found.longestPauseMs).toBeGreaterThan(11_000);
      expect(severityOf(found)).toBe('critical');
    });

    it('a pause of three and a half seconds is a pause, not an asystole', () => {
      const steady = steadyBeats('sinus', { from: 0.6, to: 59, rate: 51.4, jitter: 0, seed });
      const beats = steady.filter((_, index) => index !== 20 && index !== 21);
      const found = analysed({ ...noise, seconds: 60, beats });
      expect(found).toMatchObject({ rhythm: 'pause', pausesOver2s: 1 });
      expect(Math.abs(found.longestPauseMs - 3_500)).toBeLessThan(60);
    });
  },
);

describe('a detached electrode', () => {
  const whole = drawSyntheticEcg({ seconds: 60, beats: steadyBeats('sinus', { from: 0.6, to: 60, rate: 70 }) });

  it('is neither a pause nor asystole, and counts as unreadable time', () => {
    const found = analyzeEcg(
      whole.map((value, index) => (index >= 20 * HZ && index < 32 * HZ ? 5 : value)),
      { hz: HZ, unitsPerMv: 1 },
    );
    expect(found.episodes.map(({ code }) => code)).toEqual(['leadOff']);
    expect(found).toMatchObject({ pausesOver2s: 0, rhythm: 'SR' });
    expect(found.noisyPct).toBeGreaterThan(17);
  });

  it('that was never attached leaves a recording of hum, which is unreadable', () => {
    const hum = drawSyntheticEcg({ seconds: 30, beats: [], noiseMv: 0.008, humMv: 0.025, wanderMv: 0 });
    expect(analyzeEcg(hum, { hz: HZ, unitsPerMv: 1 })).toMatchObject({ rhythm: 'unreadable', noisyPct: 100 });
  });

  it('cannot be distinguished from asystole when the line continues flat', () => {
    const found = analyzeEcg(
      whole.map((value, index) => (index >= 20 * HZ && index < 32 * HZ ? 0 : value)),
      { hz: HZ, unitsPerMv: 1 },
    );
    expect(found.episodes).toMatchObject([{ code: 'asystole', certainty: 'low' }]);
    expect(severityOf(found)).toBe('critical');
  });
});

describe('invalid samples', () => {
  const samples = drawSyntheticEcg({ seconds: 60, beats: steadyBeats('sinus', { from: 0.6, to: 60, rate: 70 }) });
  const scale = { hz: HZ, unitsPerMv: 1 };

  it.each([
    ['samples that are no numbers', samples.map((value, index) => (index % 1_000 < 30 ? Number.NaN : value))],
    ['nothing but no numbers', new Float32Array(5_000).fill(Number.NaN)],
    ['infinite samples', samples.map((value, index) => (index === 500 ? Number.POSITIVE_INFINITY : value))],
    ['five seconds', samples.subarray(0, 5 * HZ)],
    ['one sample', samples.subarray(0, 1)],
  ])('such as %s are read without a critical finding', (_, given) => {
    const found = analyzeEcg(given, scale);
    expect(found.durationSec).toBe(Math.round(given.length / HZ));
    expect(['VT', 'VF', 'asystole']).not.toContain(found.rhythm);
    for (const value of [found.hrAvg, found.noisyPct, found.prMs, found.qtMs, found.rMv])
      expect(value === null || Number.isFinite(value)).toBe(true);
  });

  it('of noise for ten minutes have no rhythm and no episode except that they are unreadable', () => {
    const noise = drawSyntheticEcg({ seconds: 600, beats: [], noiseMv: 0.4, seed: 3 });
    const found = analyzeEcg(noise, scale);
    expect(found).toMatchObject({ rhythm: 'unreadable', pvc: 0, pac: 0 });
    expect(found.noisyPct).toBeGreaterThan(95);
  });
});

describe('a heart that stands still for five and a half seconds', () => {
  it.each([0, 0.25, 0.5, 0.75])('is in asystole wherever the pause begins (%f s)', (offset) => {
    const stop = 30 + offset;
    const beats = [
      ...steadyBeats('sinus', { from: 0.6, to: stop, rate: 72 }),
      ...steadyBeats('sinus', { from: stop + 5, to: 90, rate: 60 }),
    ];
    const found = analysed({ seconds: 90, beats });
    expect(secondsOf(found, 'asystole')).toBeGreaterThan(4.5);
    expect(severityOf(found)).toBe('critical');
  });
});
