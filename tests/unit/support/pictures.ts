import { crc32, deflateSync } from 'node:zlib';

/** Returns a gray PNG; chunks can be added after its header. */
export function pngPicture({ width = 256, height = 256, chunks = [] as readonly Buffer[], shade = 128 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width, shade)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/**
 * Returns a gray baseline JPEG (ITU-T T.81): one code for "no difference", one for "end of block"; segments come after its
 * start.
 */
export function jpegPicture({ width = 256, height = 256, segments = [] as readonly Buffer[] } = {}): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const table = (place: number) => jpegSegment(0xc4, Buffer.from([place, 1, ...Array(15).fill(0), 0]));
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    jpegSegment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    jpegSegment(0xc0, frame),
    table(0x00),
    table(0x10),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil((blocks * 2) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data]);
}

/** Returns an EXIF segment as a phone writes it. */
export function exifSegment(tiff: Buffer): Buffer {
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** Returns EXIF data with an orientation and a place: 39° 54′ 26″ N. Little-endian, as most phones write it. */
export function exifWithPlace({ orientation = 6 } = {}): Buffer {
  const tiff = Buffer.alloc(92);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  entry(tiff, 10, { tag: 0x0112, type: 3, count: 1, value: orientation });
  entry(tiff, 22, { tag: GPS_POINTER, type: 4, count: 1, value: 38 });
  tiff.writeUInt16LE(2, 38);
  entry(tiff, 40, { tag: 1, type: 2, count: 2, value: 'N'.charCodeAt(0) });
  entry(tiff, 52, { tag: 2, type: 5, count: 3, value: 68 });
  for (const [at, part] of [39, 54, 26].entries()) {
    tiff.writeUInt32LE(part, 68 + at * 8);
    tiff.writeUInt32LE(1, 72 + at * 8);
  }
  return tiff;
}

/** The EXIF tag of the GPS position. */
const GPS_POINTER = 0x8825;

/** Whether any EXIF data in a file points to a GPS position, wherever it is in the file and whichever its byte order. */
export function hasPlace(content: Buffer): boolean {
  return [Buffer.from([0x25, 0x88, 4, 0]), Buffer.from([0x88, 0x25, 0, 4])].some((tag) => content.includes(tag));
}

/** Returns a WebP with the header of one lossless frame, and the chunks after its extended header. */
export function webpPicture({ width = 300, height = 200, chunks = [] as readonly Buffer[], flags = 0 } = {}): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(flags, 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const frame = Buffer.alloc(6);
  frame.writeUInt8(0x2f, 0);
  frame.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  const body = [riffChunk('VP8X', extended), riffChunk('VP8L', frame), ...chunks];
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...body]));
}

export function riffChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
}

function entry(
  tiff: Buffer,
  at: number,
  { tag, type, count, value }: Record<'tag' | 'type' | 'count' | 'value', number>,
) {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
