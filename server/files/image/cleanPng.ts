import { crc32 } from 'node:zlib';
import type { CleanImage } from './cleanImage';
import { displayedSize, orientationExif, readOrientation } from './orientation';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that affect the image; excludes texts, times and EXIF. */
const KEPT_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
]);

/** Removes EXIF, texts (including XMP), times, and everything after the end of a PNG. */
export function cleanPng(content: Buffer): CleanImage | undefined {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [];
  let orientation = 1;
  let hasPixels = false;
  let at = SIGNATURE.length;
  for (;;) {
    const length = content.readUInt32BE(at);
    const end = at + 12 + length;
    if (content.readUInt32BE(end - 4) !== crc32(content.subarray(at + 4, end - 4))) return undefined;
    const type = content.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') break;
    if (type === 'eXIf') orientation = readOrientation(content.subarray(at + 8, end - 4));
    if (type === 'IDAT') hasPixels = true;
    if (KEPT_CHUNKS.has(type)) kept.push(content.subarray(at, end));
    at = end;
  }
  const [header, ...rest] = kept;
  if (!hasPixels || header?.toString('latin1', 4, 8) !== 'IHDR') return undefined;
  const size = { width: header.readUInt32BE(8), height: header.readUInt32BE(12) };
  const orientationChunks = orientation === 1 ? [] : [chunk('eXIf', orientationExif(orientation))];
  return {
    content: Buffer.concat([SIGNATURE, header, ...orientationChunks, ...rest, chunk('IEND', Buffer.alloc(0))]),
    ...displayedSize(size, orientation),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const buffer = Buffer.alloc(data.length + 12);
  buffer.writeUInt32BE(data.length, 0);
  buffer.write(type, 4, 'latin1');
  data.copy(buffer, 8);
  buffer.writeUInt32BE(crc32(buffer.subarray(4, data.length + 8)), data.length + 8);
  return buffer;
}
