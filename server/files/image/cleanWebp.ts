import type { CleanImage } from './cleanImage';
import { displayedSize, orientationExif, readOrientation } from './orientation';

const KEPT_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the extended header that announce metadata. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** Removes EXIF, XMP, unknown chunks, and everything after the end of a WebP. */
export function cleanWebp(content: Buffer): CleanImage | undefined {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = 8 + content.readUInt32LE(4);
  if (end > content.length) return undefined;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let at = 12;
  while (at + 8 <= end) {
    const type = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    const data = content.subarray(at + 8, at + 8 + length);
    if (data.length < length) return undefined;
    size ??= sizeOf(type, data);
    if (type === 'EXIF') orientation = readOrientation(withoutHeader(data));
    if (KEPT_CHUNKS.has(type)) kept.push(chunk(type, data));
    at += 8 + length + (length % 2);
  }
  const [first, ...rest] = kept;
  if (!first || !size) return undefined;
  const isExtended = first.toString('latin1', 0, 4) === 'VP8X';
  const isRotated = isExtended && orientation !== 1;
  if (isExtended) first.writeUInt8((first.readUInt8(8) & ~(HAS_EXIF | HAS_XMP)) | (isRotated ? HAS_EXIF : 0), 8);
  const orientationChunks = isRotated ? [chunk('EXIF', orientationExif(orientation))] : [];
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), first, ...rest, ...orientationChunks]);
  return { content: chunk('RIFF', body), ...displayedSize(size, isRotated ? orientation : 1) };
}

/** Returns the size from the first chunk: the extended header, a lossy or a lossless frame. */
function sizeOf(type: string, data: Buffer): { width: number; height: number } | undefined {
  switch (type) {
    case 'VP8X':
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    case 'VP8 ':
      if (data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    case 'VP8L': {
      if (data.readUInt8(0) !== 0x2f) return undefined;
      const bits = data.readUInt32LE(1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** Some programs also write the header of JPEG's EXIF segments here. */
function withoutHeader(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

/** Returns a copy, so that changes do not reach the original. */
function chunk(type: string, data: Buffer): Buffer {
  const buffer = Buffer.alloc(8 + data.length + (data.length % 2));
  buffer.write(type, 0, 'latin1');
  buffer.writeUInt32LE(data.length, 4);
  data.copy(buffer, 8);
  return buffer;
}
