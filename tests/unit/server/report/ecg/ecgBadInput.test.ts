import { describe, expect, it } from 'vitest';
import { deriveEcg } from '../../../../../src/plugins/report/entities/ecgRules';
import { analyzeEcg, EcgAnalyzer } from '../../../../../src/plugins/report/server/ecg/EcgAnalyzer';
import { drawSyntheticEcg, steadyBeats } from '../../../../support/ecg/syntheticEcg';

const HZ = 250;
const ecg = { seconds: 60, beats: steadyBeats('sinus', { from: 0.6, to: 60, rate: 70 }) };
const whole = drawSyntheticEcg(ecg);

/** Analyzes samples; every figure must be a number or unknown. */
function said(samples: ArrayLike<number>, hz = HZ) {
  const found = analyzeEcg(samples, { hz, unitsPerMv: 1 });
  for (const value of [found.hrAvg, found.noisyPct, found.prMs, found.qrsMs, found.qtMs, found.stMv, found.rMv])
    expect(value === null || Number.isFinite(value)).toBe(true);
  const { severity, findings } = deriveEcg({ ...found, gender: '1' });
  return { ...found, severity, findings };
}

describe('invalid ECG input leads to no diagnosis:', () => {
  it.each([
    ['a gain ten times too high', 10],
    ['a gain a hundred times too high', 100],
    ['a gain ten times too low', 0.1],
    ['a gain a hundred times too low', 0.01],
    ['a gain of nothing', 0],
  ])('%s', (_, gain) => {
    const { severity, rhythm, pvc } = said(drawSyntheticEcg({ ...ecg, gain }));
    expect(severity).not.toBe('critical');
    expect(['SR', 'unreadable']).toContain(rhythm);
    expect(pvc).toBe(0);
  });

  it.each([125, 500])('samples of 250 Hz declared as %i Hz', (hz) => {
    const found = said(whole, hz);
    expect(found).toMatchObject({ rhythm: 'unclassified', prMs: null, qrsMs: null, qtMs: null, severity: 'warn' });
    expect(found.episodes).toContainEqual(expect.objectContaining({ code: 'doubtfulRate', from: 0, to: whole.length }));
    expect(found.findings).toEqual(['doubtfulRate']);
  });

  it.each([10, 100, 0.1])('a gain of %f is reported', (gain) => {
    expect(said(drawSyntheticEcg({ ...ecg, gain })).findings).toContain('doubtfulGain');
  });

  it('a recorder that clips at half of the R wave still gives the rhythm', () => {
    expect(said(drawSyntheticEcg({ ...ecg, clipMv: 0.5 }))).toMatchObject({ rhythm: 'SR', pvc: 0, episodes: [] });
  });

  it('movement that drives the recorder to the ends of its range is not a tachycardia', () => {
    const range = 1.5;
    const moved = whole.map((value, index) => {
      const second = index / HZ - 30;
      const swing = second > 0 && second < 6 ? 6 * Math.sin(2 * Math.PI * 2.2 * second) : 0;
      return Math.max(-range, Math.min(range, value + swing));
    });
    const { episodes, severity } = said(moved);
    for (const code of ['VT', 'VF', 'asystole']) expect(episodes.map((each) => each.code)).not.toContain(code);
    expect(severity).not.toBe('critical');
  });

  it('an electrode that is off in the middle', () => {
    const off = whole.map((value, index) => (index >= 20 * HZ && index < 40 * HZ ? 4.9 : value));
    const { episodes, rhythm, severity, noisyPct } = said(off);
    expect(episodes).toMatchObject([{ code: 'leadOff', certainty: 'high' }]);
    expect([rhythm, severity]).toEqual(['SR', 'info']);
    expect(Math.abs(noisyPct - 35)).toBeLessThan(3);
  });

  it('a flat line from beginning to end', () => {
    expect(said(new Float32Array(60 * HZ).fill(1.2))).toMatchObject({ rhythm: 'unreadable', noisyPct: 100, beats: [] });
  });

  it.each([1, 4, 5])('%i s', (seconds) => {
    expect(said(whole.subarray(0, seconds * HZ)).severity).not.toBe('critical');
  });

  it('six hours of noise', () => {
    const analyzer = new EcgAnalyzer({ hz: 100, unitsPerMv: 1 });
    const hour = drawSyntheticEcg({ seconds: 3_600, beats: [], hz: 100, noiseMv: 0.4, seed: 3 });
    for (let times = 0; times < 6; times += 1) analyzer.push(hour);
    const found = analyzer.end();
    expect(found).toMatchObject({
      durationSec: 21_600,
      rhythm: 'unreadable',
      pvc: 0,
      pac: 0,
      afBurdenPct: 0,
      hrAvg: null,
    });
    expect([...new Set(found.episodes.map(({ code }) => code))]).toEqual(['unreadable']);
    expect(found.noisyPct).toBeGreaterThan(95);
  });
});
