import { describe, expect, it } from 'vitest';
import { shiftCaliper } from '../../../../src/plugins/report/ecg/viewer/CaliperReadout';
import { measureCaliper } from '../../../../src/plugins/report/ecg/viewer/caliper';
import { displayFilter } from '../../../../src/plugins/report/ecg/viewer/displayFilter';
import { layerFor, layersOf } from '../../../../src/plugins/report/ecg/viewer/layers';
import {
  CSS_PX_PER_MM,
  clampView,
  panView,
  speedOf,
  visibleSeconds,
  zoomView,
} from '../../../../src/plugins/report/ecg/viewer/scale';
import { WaveformSource } from '../../../../src/plugins/report/ecg/viewer/WaveformSource';
import { waveformLevels } from '../../../../src/plugins/report/entities/waveformLayout';

const frame = { width: 945, duration: 86_400 };
const usual = { start: 100, pxPerSecond: 25 * CSS_PX_PER_MM };

describe('the ECG view', () => {
  it('has the paper speed', () => expect(speedOf(usual)).toBeCloseTo(25));
  it('shows ten seconds on ten times 25 mm', () =>
    expect(visibleSeconds(usual, { width: 250 * CSS_PX_PER_MM })).toBeCloseTo(10));
  it('never begins before the recording or extends past its end', () => {
    expect(clampView({ ...usual, start: -5 }, frame).start).toBe(0);
    const last = clampView({ ...usual, start: 1e9 }, frame);
    expect(last.start + visibleSeconds(last, frame)).toBeCloseTo(frame.duration);
  });
  it('of a recording shorter than the window begins at its start', () =>
    expect(clampView({ ...usual, start: 3 }, { width: 945, duration: 5 }).start).toBe(0));
  it('shows the whole recording when zoomed out', () => {
    const far = zoomView(usual, 1e-9, 0, frame);
    expect([far.start, visibleSeconds(far, frame)]).toEqual([0, frame.duration]);
  });
  it('keeps the moment under the pointer when zooming in', () => {
    const at = 400;
    const before = usual.start + at / usual.pxPerSecond;
    const closer = zoomView(usual, 2, at, frame);
    expect(closer.start + at / closer.pxPerSecond).toBeCloseTo(before);
  });
  it('moves by pixels', () => expect(panView(usual, usual.pxPerSecond * 2, frame).start).toBeCloseTo(102));
});

const SAMPLES = 21_600_000;
const levels = waveformLevels(SAMPLES);
const waveform = {
  bytes: 0,
  hz: 250,
  sampleCount: SAMPLES,
  microvoltsPerUnit: 5,
  samplesOffset: 32,
  levels,
  beatBytes: 4,
  beatPages: [],
};

describe('zoom layers', () => {
  const layers = layersOf(waveform);
  it.each([
    [0.5, 1],
    [2.6, 1],
    [15.9, 1],
    [16, 16],
    [63, 16],
    [64, 64],
    [22_857, 16_384],
  ])('at %d samples a pixel combine %i samples', (samplesPerPixel, factor) => {
    expect(layerFor(layers, samplesPerPixel)?.factor).toBe(factor);
  });

  it('have at least one entry for each pixel, and at most 16 for a day on a wide screen', () => {
    for (let samplesPerPixel = 1; samplesPerPixel < SAMPLES / 2_000; samplesPerPixel *= 1.3) {
      const factor = layerFor(layers, samplesPerPixel)?.factor ?? 0;
      expect(samplesPerPixel / factor).toBeGreaterThanOrEqual(1);
      expect(samplesPerPixel / factor).toBeLessThan(16);
    }
  });
});

/** A source with counted content, and the ranges requested from it. */
function counting(sampleCount: number) {
  const ranges: { start: number; end: number }[] = [];
  let arrivals = 0;
  const source = new WaveformSource({
    waveform: { ...waveform, sampleCount, levels: waveformLevels(sampleCount) },
    read: async (range) => {
      ranges.push(range);
      const bytes = new DataView(new ArrayBuffer(range.end - range.start + 1));
      for (let at = 0; at < bytes.byteLength; at += 2) bytes.setInt16(at, (range.start - 32 + at) / 2, true);
      return bytes.buffer;
    },
    onArrival: () => {
      arrivals += 1;
    },
    onFailure: (error) => {
      throw error;
    },
  });
  return { source, ranges, arrivals: () => arrivals };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the sample source', () => {
  it('loads the blocks of a window and the adjacent ones, once', async () => {
    const { source, ranges, arrivals } = counting(200_000);
    const [samples] = source.layers;
    if (!samples) throw new Error('no layer');
    expect([...source.values(samples, 16_380, 16_390)].every(Number.isNaN)).toBe(true);
    await settled();
    expect(ranges.map(({ start }) => (start - 32) / 32_768).sort()).toEqual([0, 1, 2]);
    expect(arrivals()).toBe(3);
    expect([...source.values(samples, 16_380, 16_390)]).toEqual(
      [16_380, 16_381, 16_382, 16_383, 16_384, 16_385, 16_386, 16_387, 16_388, 16_389].map(
        (each) => (each << 16) >> 16,
      ),
    );
    await settled();
    expect(ranges).toHaveLength(3);
  });

  it('requests no byte past the layer', async () => {
    const { source, ranges } = counting(20_000);
    const [samples] = source.layers;
    if (!samples) throw new Error('no layer');
    source.values(samples, 19_000, 30_000);
    await settled();
    expect(Math.max(...ranges.map(({ end }) => end))).toBe(32 + 20_000 * 2 - 1);
  });

  it('requests again what could not be read', async () => {
    let tries = 0;
    const failures: unknown[] = [];
    const source = new WaveformSource({
      waveform: { ...waveform, sampleCount: 100, levels: waveformLevels(100) },
      read: async () => {
        tries += 1;
        if (tries === 1) throw new Error('away');
        return new ArrayBuffer(200);
      },
      onArrival: () => undefined,
      onFailure: (error) => failures.push(error),
    });
    const [samples] = source.layers;
    if (!samples) throw new Error('no layer');
    source.values(samples, 0, 100);
    await settled();
    expect(failures).toHaveLength(1);
    source.values(samples, 0, 100);
    await settled();
    expect([...source.values(samples, 0, 2)]).toEqual([0, 0]);
  });
});

describe('the caliper', () => {
  const caliper = { from: { second: 1, millivolts: 0.1 }, to: { second: 1.8, millivolts: 1.3 } };
  it('measures time, rate and height', () => expect(measureCaliper(caliper)).toEqual({ ms: 800, bpm: 75, mv: 1.2 }));
  it('measures the same backwards in time', () =>
    expect(measureCaliper({ from: caliper.to, to: caliper.from })).toEqual({ ms: 800, bpm: 75, mv: -1.2 }));
  it('shows no rate for a zero interval', () =>
    expect(measureCaliper({ from: caliper.to, to: caliper.to })).toEqual({ ms: 0, bpm: undefined, mv: 0 }));
  it('is moved by keys, one end at a time', () => {
    const view = { start: 0, pxPerSecond: 100 };
    expect(shiftCaliper(caliper, { key: 'ArrowRight', shiftKey: false }, view)?.to.second).toBeCloseTo(1.82);
    expect(shiftCaliper(caliper, { key: 'ArrowLeft', shiftKey: true }, view)?.from.second).toBeCloseTo(0.98);
    expect(shiftCaliper(caliper, { key: 'ArrowUp', shiftKey: false }, view)?.to.millivolts).toBeCloseTo(1.35);
    expect(shiftCaliper(caliper, { key: 'a', shiftKey: false }, view)).toBeUndefined();
  });
});

describe('the display filter', () => {
  const HZ = 250;
  const wave = (frequency: number) =>
    Float32Array.from({ length: HZ * 20 }, (_, at) => 1000 * Math.sin((2 * Math.PI * frequency * at) / HZ));
  /** Returns the height in the middle, away from effects at the ends. */
  const height = (samples: Float32Array) =>
    samples.subarray(HZ * 8, HZ * 12).reduce((most, value) => Math.max(most, Math.abs(value)), 0);

  it.each([
    [0.05, 0, 20],
    [5, 980, 1020],
    [15, 960, 1020],
    [50, 0, 10],
    [100, 0, 60],
  ])('keeps of 1000 units at %d Hz between %i and %i', (frequency, least, most) => {
    const left = height(displayFilter(wave(frequency), HZ));
    expect(left).toBeGreaterThanOrEqual(least);
    expect(left).toBeLessThanOrEqual(most);
  });

  it('shifts no peak', () => {
    const spike = new Float32Array(HZ * 20);
    for (let at = -5; at <= 5; at++) spike[HZ * 10 + at] = 1000 * (1 - Math.abs(at) / 6);
    const filtered = displayFilter(spike, HZ);
    expect(filtered.indexOf(filtered.reduce((most, value) => Math.max(most, value)))).toBe(HZ * 10);
  });

  it('removes an offset without a step at the ends, and keeps gaps', () => {
    const flat = new Float32Array(HZ * 4).fill(5_000);
    flat[500] = Number.NaN;
    const filtered = displayFilter(flat, HZ);
    expect(Number.isNaN(filtered[500])).toBe(true);
    expect(filtered.filter((value) => Math.abs(value) > 1)).toHaveLength(0);
  });
});
