import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { beatRange, decodeBeats } from '../../../../../src/plugins/report/entities/decodeBeats';
import {
  BEAT_PAGE_BYTES,
  BEAT_PAGE_SEC,
  beatBytesOf,
  beatTableOffset,
  WAVEFORM_HEADER_BYTES,
  waveformLevels,
} from '../../../../../src/plugins/report/entities/waveformLayout';
import { ECG_MAGIC, ecgFile, type FileBeat } from '../../../../../src/plugins/report/server/waveforms/ecgFile';
import { randomOf } from '../../../contract/support/random';

const HZ = 250;

/** Returns samples in chunks of odd lengths, as a recorder sends them. */
async function* inPieces(samples: Int16Array, length: number): AsyncGenerator<Int16Array> {
  for (let at = 0; at < samples.length; at += length) yield samples.subarray(at, at + length);
}

function noise(count: number): Int16Array {
  const random = randomOf(count).next;
  return Int16Array.from({ length: count }, () => Math.round((random() - 0.5) * 60_000));
}

function written(samples: Int16Array, options: { beats?: FileBeat[]; piece?: number } = {}): Promise<Buffer> {
  const { beats = [], piece = 997 } = options;
  return buffer(
    ecgFile({
      hz: HZ,
      microvoltsPerUnit: 5,
      sampleCount: samples.length,
      samples: inPieces(samples, piece),
      beats: () => beats,
    }),
  );
}

it.each([1, 15, 16, 17, 1_023, 16_384, 16_385, 100_003])(
  'an ECG file of %i samples holds them unchanged, with minimum and maximum of each part at every level',
  async (count) => {
    const samples = noise(count);
    const content = await written(samples);
    expect(content.toString('latin1', 0, 4)).toBe(ECG_MAGIC);
    expect([content.readUInt16LE(6), content.readUInt32LE(8), content.readFloatLE(12)]).toEqual([HZ, count, 5]);
    const wrong: string[] = [];
    samples.forEach((value, at) => {
      if (content.readInt16LE(WAVEFORM_HEADER_BYTES + at * 2) !== value) wrong.push(`sample ${at}`);
    });
    for (const { factor, offset, count: pairs } of waveformLevels(count)) {
      expect(pairs).toBe(Math.ceil(count / factor));
      for (let pair = 0; pair < pairs; pair++) {
        const part = samples.subarray(pair * factor, (pair + 1) * factor);
        const [least, greatest] = [content.readInt16LE(offset + pair * 4), content.readInt16LE(offset + pair * 4 + 2)];
        const [low, high] = [part.reduce((a, b) => Math.min(a, b)), part.reduce((a, b) => Math.max(a, b))];
        if (least !== low || greatest !== high) wrong.push(`${factor}: ${pair}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('an ECG file is the same for any chunks of samples', async () => {
  const samples = noise(5_000);
  const whole = await written(samples, { piece: 5_000 });
  for (const piece of [1, 16, 333]) expect((await written(samples, { piece })).equals(whole)).toBe(true);
});

it('an ECG file is not affected by a source that reuses its array', async () => {
  const reused = new Int16Array(100);
  async function* refilled() {
    for (let piece = 0; piece < 3; piece++) yield reused.fill(piece + 1);
  }
  const content = await buffer(
    ecgFile({ hz: HZ, microvoltsPerUnit: 5, sampleCount: 300, samples: refilled(), beats: () => [] }),
  );
  const values = [0, 99, 100, 199, 200, 299].map((at) => content.readInt16LE(WAVEFORM_HEADER_BYTES + at * 2));
  expect(values).toEqual([1, 1, 2, 2, 3, 3]);
});

it.each([
  [9, 'more samples than were told'],
  [11, 'fewer samples than were told'],
])('an ECG file announced with %i samples and sent with 10 is refused', async (told, message) => {
  const content = buffer(
    ecgFile({ hz: HZ, microvoltsPerUnit: 5, sampleCount: told, samples: [new Int16Array(10)], beats: () => [] }),
  );
  await expect(content).rejects.toThrow(message);
});

it('the beats of an ECG file are stored by ten minutes, at any distance, gaps longer than 16 bits included', async () => {
  const count = HZ * BEAT_PAGE_SEC * 2 + 1;
  const beats: FileBeat[] = [
    { sample: 0, label: 'N', shape: 0 },
    { sample: 200, label: 'V', shape: 1 },
    { sample: 100_000, label: 'S', shape: 0 },
    { sample: HZ * BEAT_PAGE_SEC, label: 'N', shape: 119 },
    { sample: count - 1, label: 'V', shape: 255 },
  ];
  const content = await written(new Int16Array(count), { beats, piece: 100_000 });
  const table = beatTableOffset(count);
  const beatPages = [0, 1, 2].map((page) => {
    const at = table + page * BEAT_PAGE_BYTES;
    const [sample = 0, offset = 0, entries = 0] = [0, 4, 8].map((place) => content.readUInt32LE(at + place));
    expect(sample).toBe(page * HZ * BEAT_PAGE_SEC);
    return { sample, offset, count: entries };
  });
  const layout = { beatPages, beatBytes: beatBytesOf(content.readUInt16LE(4)) };
  const { start, end } = beatRange(layout) ?? { start: 0, end: 0 };
  expect(end).toBe(content.length - 1);
  expect(decodeBeats(new Uint8Array(content.subarray(start, end + 1)).buffer, layout)).toEqual(beats);
});

it('an ECG file refuses a beat after the last sample', async () => {
  const beats: FileBeat[] = [{ sample: HZ * BEAT_PAGE_SEC * 2, label: 'N', shape: 0 }];
  await expect(written(new Int16Array(1_000), { beats })).rejects.toThrow('a beat after the last sample');
});

it('an ECG file of the first version is read, with beats without shapes', () => {
  const layout = { beatPages: [{ sample: 1_000, offset: 500, count: 2 }], beatBytes: beatBytesOf(1) };
  const bytes = Uint8Array.of(10, 0, 0, 0, 1, 2);
  expect(beatRange(layout)).toEqual({ start: 500, end: 505 });
  expect(decodeBeats(bytes.buffer, layout)).toEqual([
    { sample: 1_010, label: 'N', shape: 255 },
    { sample: 1_266, label: 'V', shape: 255 },
  ]);
});
