import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { type UploadKind, uploadRules } from '../../../../contract/calls/files';
import { Rejection } from '../../../../server/call/failures';
import { diskFileStore } from '../../../../server/files/diskFileStore';
import { inspectFile } from '../../../../server/files/inspectFile';
import { jpegPicture, pngPicture, webpPicture } from '../../support/pictures';
import { amrRecording, mp3Recording, mp4Recording, wavRecording } from '../../support/recordings';

const folder = mkdtempSync(join(tmpdir(), 'console-files-'));
const files = diskFileStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function inspect(kind: UploadKind, content: Buffer) {
  const received = await files.receive(Readable.from([content]), content.length);
  try {
    const { mime, width, height, durationSec } = await inspectFile(received, uploadRules[kind], { files });
    return { mime, width, height, durationSec };
  } catch (error) {
    if (error instanceof Rejection) return error.message;
    throw error;
  }
}

const nothing = { width: null, height: null, durationSec: null };

describe('the type of an upload follows from its content', () => {
  it.each([
    ['image', 'image/jpeg', jpegPicture()],
    ['signImage', 'image/png', pngPicture()],
    ['visitImage', 'image/webp', webpPicture({ width: 256, height: 256 })],
  ] as const)('so that %s may be %s', async (kind, mime, content) => {
    expect(await inspect(kind, content)).toEqual({ mime, width: 256, height: 256, durationSec: null });
  });

  it.each([
    ['audio/wav', wavRecording({ seconds: 3 }), 3],
    ['audio/amr', amrRecording({ seconds: 7 }), 7],
    ['audio/mpeg', mp3Recording({ frames: 100 }), 2.6],
    ['audio/mp4', mp4Recording({ seconds: 4, brand: 'M4A ' }), 4],
    ['audio/mp4', mp4Recording({ seconds: 5, brand: 'isom' }), 5],
  ] as const)('so that a recording may be %s, and its duration is known', async (mime, content, durationSec) => {
    expect(await inspect('callRecord', content)).toEqual({ ...nothing, mime, durationSec });
  });

  it.each([
    ['UTF-8', Buffer.from('外部单号,老人编号\nX-1,E1', 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff外部单号,老人编号', 'utf8')],
    // 外部 in GB18030.
    ['GB18030', Buffer.from([0xcd, 0xe2, 0xb2, 0xbf, 0x2c, 0x31])],
  ])('so that a CSV may be %s', async (_name, content) => {
    expect(await inspect('serviceInput', content)).toEqual({ ...nothing, mime: 'text/csv' });
  });

  it.each([
    ['image', 'a recording', wavRecording(), 'file:notAnImage'],
    ['image', 'a page', Buffer.from('<html><script>alert(1)</script></html>'), 'file:notAnImage'],
    ['image', 'an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file:notAnImage'],
    ['image', 'a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'file:notAnImage'],
    ['image', 'a picture cut off', jpegPicture().subarray(0, -9), 'file:imageBroken'],
    ['image', 'nothing', Buffer.alloc(0), 'file:fileEmpty'],
    ['callRecord', 'a picture', pngPicture(), 'file:notAudio'],
    ['callRecord', 'a film', mp4Recording({ brand: 'isom', track: 'vide' }), 'file:notAudio'],
    ['callRecord', 'an AMR with frames of no type', Buffer.from('#!AMR\n\x58\x58', 'latin1'), 'file:notAudio'],
    ['serviceInput', 'a picture', pngPicture(), 'file:notCsv'],
    ['serviceInput', 'a text with zero bytes', Buffer.from('a,b\0'), 'file:notCsv'],
    ['serviceInput', 'neither encoding', Buffer.from([0x61, 0xff, 0xff]), 'file:notCsv'],
  ] as const)('so that %s cannot be %s', async (kind, _what, content, problem) => {
    expect(await inspect(kind, content)).toBe(problem);
  });

  it.each([
    [199, 300, false],
    [200, 300, true],
    [300, 8_000, true],
    [300, 8_001, false],
  ])('and the size: a picture of %i × %i pixels is accepted: %s', async (width, height, fits) => {
    const outcome = await inspect('image', jpegPicture({ width, height }));
    expect(outcome).toEqual(fits ? { mime: 'image/jpeg', width, height, durationSec: null } : 'file:imageSide');
  });
});

it('and no recording is inspected after its sender disconnected', async () => {
  const recording = wavRecording({ seconds: 1 });
  const received = await files.receive(Readable.from([recording]), recording.length);
  const signal = AbortSignal.abort(new Error('left'));
  await expect(inspectFile(received, uploadRules.callRecord, { files, signal })).rejects.toThrow('left');
});
