import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { zipContent } from '../../../../server/files/zipContent';
import { PackageArchive } from '../../../../server/packages/PackageArchive';
import { packetsZip } from '../../../../src/plugins/record/server/packets/packetsZip';

/** More than the streams in between can hold, and incompressible. */
const CONTENT = randomBytes(200_000);

/** A reader that takes one chunk per turn of the event loop, as a slow disk or connection does. */
function slowReader() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      setImmediate(done);
    },
  });
  return { stream, files: () => unzipSync(Buffer.concat(chunks)) };
}

describe('the bytes of a zip', () => {
  it('reach a slow reader completely', async () => {
    const zip = new ZipFile();
    zip.addBuffer(CONTENT, 'content');
    zip.end();
    const reader = slowReader();
    await pipeline(zipContent(zip), reader.stream);
    expect(Buffer.compare(Buffer.from(reader.files().content ?? []), CONTENT)).toBe(0);
  });

  it('fail when the zip fails', async () => {
    const zip = new ZipFile();
    const content = zipContent(zip);
    zip.emit('error', new Error('the file is gone'));
    await expect(pipeline(content, slowReader().stream)).rejects.toThrow('the file is gone');
  });

  it('reach a slow reader completely from a package', async () => {
    const archive = new PackageArchive({ time: new Date(0), signal: new AbortController().signal });
    const reader = slowReader();
    const reading = pipeline(archive.content, reader.stream);
    await archive.addText('text', CONTENT.toString('hex'));
    archive.end();
    await reading;
    expect(Buffer.from(reader.files().text ?? []).toString()).toBe(CONTENT.toString('hex'));
  });

  it('reach a slow reader completely from the download of packets', async () => {
    const reader = slowReader();
    await pipeline(packetsZip({ date: '2026-03-10', signal: 'ecg', time: new Date(0), parts: [] }), reader.stream);
    expect(Object.keys(reader.files())).toEqual(['packets.csv', 'samples.csv']);
  });
});
