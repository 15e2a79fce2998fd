import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { audioDuration } from '../../../../server/files/audio/audioDuration';
import { clearAudioMetadata } from '../../../../server/files/audio/audioMetadata';
import { amrRecording, mp3Recording, mp4Recording, wavRecording } from '../../support/recordings';

const SECRET = 'Wang Aunt at 30.2741N 120.1551E';
const folder = mkdtempSync(join(tmpdir(), 'audio-metadata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const u32 = (value: number, write: 'writeUInt32BE' | 'writeUInt32LE' = 'writeUInt32BE') => {
  const bytes = Buffer.alloc(4);
  bytes[write](value);
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const data = Buffer.concat(content);
  return Buffer.concat([u32(data.length + 8), latin1(type), data]);
};
const chunk = (id: string, content: Buffer) => {
  const padded = content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.alloc(1)]);
  return Buffer.concat([latin1(id), u32(content.length, 'writeUInt32LE'), padded]);
};
const syncSafe = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
const id3 = (flags: number, content: Buffer) =>
  Buffer.concat([latin1('ID3'), Buffer.from([4, 0, flags]), syncSafe(content.length), content]);
const title = Buffer.concat([latin1('TIT2'), syncSafe(SECRET.length + 1), Buffer.from([0, 0, 0]), latin1(SECRET)]);
const id3v1 = Buffer.concat([latin1('TAG'), latin1(SECRET), Buffer.alloc(125 - SECRET.length)]);
const ape = () => {
  const item = Buffer.concat([u32(SECRET.length, 'writeUInt32LE'), u32(0), latin1('Title\0'), latin1(SECRET)]);
  const end = Buffer.concat([
    latin1('APETAGEX'),
    u32(2_000, 'writeUInt32LE'),
    u32(item.length + 32, 'writeUInt32LE'),
    u32(1, 'writeUInt32LE'),
    u32(0),
    Buffer.alloc(8),
  ]);
  return Buffer.concat([item, end]);
};

/** Returns a recording with boxes inserted into its `moov`, whose length is updated. */
function withBoxes(recording: Buffer, ...boxes: Buffer[]): Buffer {
  const start = recording.indexOf('moov') - 4;
  const moov = Buffer.concat([recording.subarray(start + 8), ...boxes]);
  return Buffer.concat([recording.subarray(0, start), box('moov', moov)]);
}

function withChunks(recording: Buffer, ...chunks: Buffer[]): Buffer {
  const all = Buffer.concat([recording.subarray(0, 36), ...chunks, recording.subarray(36)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

async function cleared(mime: string, content: Buffer) {
  const path = join(folder, 'recording');
  writeFileSync(path, content);
  const before = await audioDuration({ mime, path });
  const isChanged = await clearAudioMetadata(mime, path);
  return { before, after: await audioDuration({ mime, path }), isChanged, content: readFileSync(path) };
}

describe('the metadata of a recording', () => {
  it.each([
    ['ID3v2 of an MP3', 'audio/mpeg', Buffer.concat([id3(0, title), mp3Recording()])],
    ['two ID3v2 of an MP3', 'audio/mpeg', Buffer.concat([id3(0, title), id3(0, title), mp3Recording()])],
    ['ID3v1 of an MP3', 'audio/mpeg', Buffer.concat([mp3Recording(), id3v1])],
    ['APEv2 before ID3v1', 'audio/mpeg', Buffer.concat([mp3Recording(), ape(), id3v1])],
    ['udta of an MP4', 'audio/mp4', withBoxes(mp4Recording(), box('udta', box('loci', latin1(SECRET))))],
    [
      'meta and uuid of an MP4',
      'audio/mp4',
      withBoxes(mp4Recording(), box('meta', u32(0), box('free', latin1(SECRET))), box('uuid', latin1(SECRET))),
    ],
    ['what stands behind an MP4', 'audio/mp4', Buffer.concat([mp4Recording(), box('free', latin1(SECRET))])],
    [
      'LIST of a WAV',
      'audio/wav',
      withChunks(wavRecording(), chunk('LIST', Buffer.concat([latin1('INFO'), chunk('INAM', latin1(SECRET))]))),
    ],
    [
      'bext and id3 of a WAV',
      'audio/wav',
      withChunks(
        wavRecording(),
        chunk('bext', Buffer.concat([latin1(SECRET), Buffer.alloc(602 - SECRET.length)])),
        chunk('id3 ', id3(0, title)),
      ),
    ],
  ])('is removed: %s; the sound is kept', async (_what, mime, content) => {
    expect(content.includes(SECRET)).toBe(true);
    const found = await cleared(mime, content);
    expect(found.isChanged).toBe(true);
    expect(found.content).toHaveLength(content.length);
    expect(found.content.includes(SECRET)).toBe(false);
    expect(found.before).toBeGreaterThan(1);
    expect(found.after).toBeCloseTo(Number(found.before), 1);
  });

  it.each([
    ['audio/mpeg', mp3Recording()],
    ['audio/mp4', mp4Recording()],
    ['audio/wav', wavRecording()],
    ['audio/amr', amrRecording()],
  ])('of an %s without any leaves the file unchanged', async (mime, content) => {
    const found = await cleared(mime, content);
    expect([found.isChanged, found.content.equals(content)]).toEqual([false, true]);
  });

  it.each([
    ['audio/mp4', Buffer.concat([u32(0xffff_ffff), latin1('moov'), u32(4), latin1('udta')])],
    ['audio/mp4', Buffer.concat(Array.from({ length: 20_000 }, () => box('moov')))],
    ['audio/mpeg', Buffer.concat(Array.from({ length: 20_000 }, () => id3(0, Buffer.alloc(0))))],
    ['audio/mpeg', id3(0x10, Buffer.alloc(0))],
    ['audio/wav', Buffer.concat([latin1('RIFF'), u32(0), latin1('WAVELIST'), u32(0xffff_ffff)])],
    ['audio/wav', Buffer.alloc(13)],
  ])('of an %s with wrong lengths ends the processing (%#)', async (mime, content) => {
    const path = join(folder, 'lying');
    writeFileSync(path, content);
    await clearAudioMetadata(mime, path);
    expect(readFileSync(path)).toHaveLength(content.length);
  });
});
