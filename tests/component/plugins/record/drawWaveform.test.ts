import { describe, expect, it } from 'vitest';
import { drawWaveform, type WaveformPicture } from '../../../../src/plugins/record/day/waveform/drawWaveform';
import { signalDisplays } from '../../../../src/plugins/record/day/waveform/signalDisplays';

type Drawn = [name: string, ...rest: unknown[]];

/** A canvas that records what is drawn on it. */
function recordingContext() {
  const drawn: Drawn[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (own, name: string) => {
      if (name in own) return own[name];
      if (name === 'measureText') return (text: string) => ({ width: text.length * 11 });
      return (...rest: unknown[]) => void drawn.push([name, ...rest]);
    },
    set: (own, name: string, value) => {
      own[name] = value;
      return true;
    },
  });
  return { context: context as unknown as CanvasRenderingContext2D, drawn };
}

const colors = new Proxy({}, { get: (_, name: string) => name }) as WaveformPicture['colors'];
const picture = (more: Partial<WaveformPicture> = {}): WaveformPicture => ({
  span: { fromSec: 100, toSec: 110 },
  display: signalDisplays.ecg,
  domain: [-1, 1],
  segments: [],
  runs: [],
  colors,
  locale: 'zh-CN',
  missingText: '未上传',
  packetText: (seq) => `包 ${seq}`,
  ...more,
});
const packet = { seq: 7, sec: 102, ms: 8_000, signal: 'ecg', hz: 250, bytes: 4_000 } as const;

/** 44 pixels at the left and 34 at the right are for the scales, so that a second is 100 pixels wide. */
const size = { width: 1_078, height: 260 };

function draw(more: Partial<WaveformPicture>) {
  const { context, drawn } = recordingContext();
  drawWaveform(context, size, picture(more));
  return drawn;
}

const textsOf = (drawn: readonly Drawn[]) => drawn.flatMap(([name, text]) => (name === 'fillText' ? [text] : []));

describe('the drawing of a waveform page', () => {
  it('has the time below and the values beside it', () => {
    const texts = textsOf(draw({}));
    expect(texts).toEqual(expect.arrayContaining(['00:01:40', '00:01:50', '-1', '0', '1', 'mV']));
  });

  it('marks a packet without content as missing, and where it begins', () => {
    const drawn = draw({ segments: [{ fromSec: 102, toSec: 110, state: 'missing', packet }] });
    expect(textsOf(drawn)).toEqual(expect.arrayContaining(['未上传', '包 7']));
    expect(drawn).toContainEqual(['rect', 244, 22, 800, 216]);
    expect(drawn).toContainEqual(['moveTo', 244.5, 2]);
  });

  it('hatches a gap without words', () => {
    const drawn = draw({ segments: [{ fromSec: 100, toSec: 102, state: 'gap' }] });
    expect(drawn).toContainEqual(['rect', 44, 22, 200, 216]);
    expect(textsOf(drawn)).not.toContain('未上传');
  });

  it('marks no start when a packet began on an earlier page', () => {
    const began = { ...packet, sec: 95 };
    const drawn = draw({ segments: [{ fromSec: 100, toSec: 103, state: 'there', packet: began }] });
    expect(textsOf(drawn)).toContain('包 7');
    expect(drawn.some(([name, , y]) => name === 'moveTo' && y === 2)).toBe(false);
  });

  it('draws each run from its own first sample, with nothing between runs', () => {
    const run = (fromMs: number) => ({ seq: 1, hz: 10, fromMs, axes: [Float32Array.from([0, 1, 0])] });
    const drawn = draw({ runs: [run(101_000), run(105_000)] });
    const places = drawn.filter(([name, , y]) => (name === 'moveTo' || name === 'lineTo') && (y === 130 || y === 22));
    expect(places.filter(([, x]) => [144, 154, 164, 544, 554, 564].includes(Math.round(Number(x))))).toEqual(
      [
        ['moveTo', 144, 130],
        ['lineTo', 154, 22],
        ['lineTo', 164, 130],
        ['moveTo', 544, 130],
        ['lineTo', 554, 22],
        ['lineTo', 564, 130],
      ].map(([name, x, y]) => [name, expect.closeTo(Number(x)), y]),
    );
  });

  it('keeps every peak when samples are dense', () => {
    const values = new Float32Array(10_000);
    values[5_003] = 1;
    const drawn = draw({ runs: [{ seq: 1, hz: 1_000, fromMs: 100_000, axes: [values] }] });
    expect(drawn.filter(([name, , y]) => name === 'lineTo' && y === 22)).not.toHaveLength(0);
    expect(drawn.filter(([name]) => name === 'lineTo').length).toBeLessThan(4_200);
  });
});
