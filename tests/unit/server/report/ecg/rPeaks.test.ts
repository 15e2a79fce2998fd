import { describe, expect, it } from 'vitest';
import { readWfdb } from '../../../../../harness/ecg/wfdb';
import { demoEcg, demoEcgBeats, MICROVOLTS_PER_UNIT } from '../../../../../src/plugins/record/demo/ecg/demoEcg';
import { Noise } from '../../../../../src/plugins/record/demo/noise';
import { RPeakDetector, rPeaksOf } from '../../../../../src/plugins/report/server/ecg/signal/rPeaks';
import { matchBeats } from '../../../../support/ecg/matchBeats';
import { ecgWearer } from '../../../signals/support/ecgWearer';

const SCALE = { hz: 250, unitsPerMv: 1_000 / MICROVOLTS_PER_UNIT };
const stretch = (over: object = {}) => ({
  wearer: ecgWearer(),
  date: '2025-06-28',
  fromSec: 3_600,
  seconds: 900,
  hz: 250,
  ...over,
});
const samplesOf = (of: ReturnType<typeof stretch>) => Int16Array.from([...demoEcg(of)].flatMap((piece) => [...piece]));
const beatsOf = (of: ReturnType<typeof stretch>) => demoEcgBeats(of).map(({ sample }) => sample);

describe('R peaks', () => {
  it('match those that cardiologists annotated in record 100 of the MIT-BIH Arrhythmia Database', () => {
    const { hz, millivolts, beats } = readWfdb('100');
    expect(beats).toHaveLength(2_273);
    const found = rPeaksOf(millivolts, { hz, unitsPerMv: 1 });
    const { sensitivity, predictivity, meanAwayMs } = matchBeats(
      beats.map(({ sample }) => sample),
      found,
      hz,
    );
    process.stdout.write(
      `Record 100: sensitivity ${sensitivity.toFixed(2)} %, positive predictivity ${predictivity.toFixed(2)} %\n`,
    );
    expect(sensitivity).toBeGreaterThanOrEqual(99.5);
    expect(predictivity).toBeGreaterThanOrEqual(99.5);
    expect(meanAwayMs).toBeLessThan(5);
  });

  it.each([125, 250, 500])('match those of a drawn ECG at %i Hz', (hz) => {
    const of = stretch({ hz });
    const found = matchBeats(beatsOf(of), rPeaksOf(samplesOf(of), { ...SCALE, hz }), hz);
    expect(found.sensitivity).toBeGreaterThan(99.8);
    expect(found.predictivity).toBeGreaterThan(99.8);
    expect(found.meanAwayMs).toBeLessThan(4);
  });

  it.each([
    [0.05, 99.9],
    [0.1, 99.5],
    [0.2, 97],
  ])('are found in white noise of %f mV', (deviation, least) => {
    const of = stretch();
    const noise = new Noise(0.3);
    const noisy = samplesOf(of).map((sample) => Math.round(sample + deviation * SCALE.unitsPerMv * noise.bell()));
    const found = matchBeats(beatsOf(of), rPeaksOf(noisy, SCALE), 250);
    expect(found.sensitivity).toBeGreaterThanOrEqual(least);
    expect(found.predictivity).toBeGreaterThanOrEqual(least);
  });

  it('are found upside down, and on a wandering baseline', () => {
    const of = stretch();
    const samples = samplesOf(of);
    const wandering = samples.map((sample, index) => -sample + 1.5 * SCALE.unitsPerMv * Math.sin(index / 400));
    const found = matchBeats(beatsOf(of), rPeaksOf(wandering, SCALE), 250);
    expect(found.sensitivity).toBeGreaterThan(99.8);
    expect(found.predictivity).toBeGreaterThan(99.8);
  });

  it('are the same for any chunks of the samples', () => {
    const samples = samplesOf(stretch({ seconds: 120 }));
    const detector = new RPeakDetector(SCALE);
    const found: number[] = [];
    for (let from = 0, length = 1; from < samples.length; from += length, length = (length * 7) % 997) {
      found.push(...detector.push(samples.subarray(from, from + length)));
    }
    expect([...found, ...detector.end()]).toEqual(rPeaksOf(samples, SCALE));
  });

  it('are found again after a stretch without any, and at another amplitude', () => {
    const samples = samplesOf(stretch({ seconds: 90 }));
    const weaker = samples.map((sample, index) => (index < 7_500 ? sample * 3 : index < 15_000 ? 0 : sample));
    const known = beatsOf(stretch({ seconds: 90 })).filter((sample) => sample < 7_400 || sample > 15_600);
    const found = rPeaksOf(weaker, SCALE).filter((sample) => sample < 7_400 || sample > 15_600);
    expect(matchBeats(known, found, 250).sensitivity).toBeGreaterThan(97);
    expect(matchBeats(known, found, 250).predictivity).toBeGreaterThan(97);
  });

  it('are not found in silence and in noise too weak to be a heart', () => {
    const noise = new Noise(0.1);
    expect(rPeaksOf(new Int16Array(10_000), SCALE)).toEqual([]);
    expect(
      rPeaksOf(
        Int16Array.from({ length: 10_000 }, () => 2 * noise.bell()),
        SCALE,
      ),
    ).toEqual([]);
    expect(rPeaksOf(new Int16Array(0), SCALE)).toEqual([]);
  });
});
