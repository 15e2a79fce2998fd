import { type FileHandle, open } from 'node:fs/promises';

/** A byte range of metadata to overwrite. */
interface MetadataRange {
  start: number;
  bytes: number;
  /** Written at the start; zeros follow. */
  label?: Buffer;
}

/** Maximum parts of a file that are parsed; phones and recorders write fewer. */
const PARTS_MAX = 10_000;
/** Zeros written at once. */
const CHUNK_BYTES = 65_536;

type FindMetadata = (file: FileHandle, bytes: number) => Promise<MetadataRange[]>;

const finders: Readonly<Record<string, FindMetadata>> = {
  'audio/mpeg': findTags,
  'audio/mp4': findBoxes,
  'audio/wav': findChunks,
};

/**
 * Erases the metadata of a recording: titles, comments, location, pictures. It overwrites them in place, so that offsets to
 * the audio stay valid. AMR has no metadata. Returns whether it found any.
 */
export async function clearAudioMetadata(mime: string, path: string): Promise<boolean> {
  const find = finders[mime];
  if (!find) return false;
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const found = await find(file, size);
    for (const range of found) await overwrite(file, range);
    return found.length > 0;
  } finally {
    await file.close();
  }
}

async function overwrite(file: FileHandle, { start, bytes, label = Buffer.alloc(0) }: MetadataRange): Promise<void> {
  await file.write(label, 0, label.length, start);
  const zeros = Buffer.alloc(Math.min(bytes, CHUNK_BYTES));
  for (let at = label.length; at < bytes; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, bytes - at), start + at);
  }
}

async function read(file: FileHandle, start: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  return buffer.subarray(0, bytesRead);
}

/** Finds ID3v2 tags at the beginning (id3.org, "ID3v2.4.0 structure"), and APEv2 and ID3v1 at the end of an MP3. */
async function findTags(file: FileHandle, size: number): Promise<MetadataRange[]> {
  const found: MetadataRange[] = [];
  let start = 0;
  for (let part = 0; part < PARTS_MAX; part += 1) {
    const head = await read(file, start, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') break;
    const hasFooter = (head.readUInt8(5) & 0x10) !== 0;
    const content = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0) + (hasFooter ? 10 : 0);
    // Every player skips a tag that contains only padding and has no flags.
    const label = Buffer.concat([head.subarray(0, 5), Buffer.from([0]), head.subarray(6)]);
    found.push({ start, bytes: Math.min(10 + content, size - start), label });
    start += 10 + content;
  }
  let end = size;
  if ((await read(file, Math.max(0, end - 128), 3)).toString('latin1') === 'TAG') {
    end -= 128;
    found.push({ start: end, bytes: 128 });
  }
  const footer = await read(file, Math.max(0, end - 32), 32);
  if (footer.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHeader = footer.readUInt32LE(20) >= 0x8000_0000;
    const bytes = Math.min(footer.readUInt32LE(12) + (hasHeader ? 32 : 0), end);
    found.push({ start: end - bytes, bytes });
  }
  return found;
}

/** Boxes that contain other boxes, and boxes with metadata (ISO/IEC 14496-12; `loci` of 3GPP TS 26.244 is in `udta`). */
const CONTAINERS: readonly string[] = ['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'];
const METADATA_BOXES: readonly string[] = ['udta', 'meta', 'uuid', 'skip', 'free'];

async function findBoxes(file: FileHandle, size: number): Promise<MetadataRange[]> {
  const found: MetadataRange[] = [];
  const open: { start: number; end: number }[] = [{ start: 0, end: size }];
  for (let part = 0; part < PARTS_MAX; part += 1) {
    const box = open.at(-1);
    if (!box) break;
    const head = await read(file, box.start, 16);
    if (box.start + 8 > box.end || head.length < 8) {
      open.pop();
      continue;
    }
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const bytes = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? box.end - box.start : short;
    const headBytes = isLong ? 16 : 8;
    const end = Math.min(box.start + bytes, box.end);
    if (bytes < headBytes) break;
    const type = head.toString('latin1', 4, 8);
    const label = Buffer.concat([head.subarray(0, 4), Buffer.from('free'), head.subarray(8, headBytes)]);
    if (METADATA_BOXES.includes(type)) found.push({ start: box.start, bytes: end - box.start, label });
    if (CONTAINERS.includes(type)) open.push({ start: box.start + headBytes, end });
    box.start = end;
  }
  return found;
}

/** Chunks of a WAV that playback needs; all others (`LIST`, `bext`, `id3 `) are metadata. */
const AUDIO_CHUNKS: readonly string[] = ['fmt ', 'fact', 'data', 'ds64'];

async function findChunks(file: FileHandle, size: number): Promise<MetadataRange[]> {
  const found: MetadataRange[] = [];
  let start = 12;
  for (let part = 0; part < PARTS_MAX && start + 8 <= size; part += 1) {
    const head = await read(file, start, 8);
    const content = head.readUInt32LE(4);
    const bytes = Math.min(8 + content + (content % 2), size - start);
    if (!AUDIO_CHUNKS.includes(head.toString('latin1', 0, 4))) {
      found.push({ start, bytes, label: Buffer.concat([Buffer.from('JUNK'), head.subarray(4)]) });
    }
    start += bytes;
  }
  return found;
}
