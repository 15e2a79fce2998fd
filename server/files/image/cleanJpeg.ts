import type { CleanImage } from './cleanImage';
import { orientationExif, readOrientation, shownSize } from './orientation';

// Markers of ITU-T T.81, table B.1.
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

const EXIF_HEADER = 'Exif\0\0';
const COLOUR_PROFILE = 'ICC_PROFILE\0';

/** A JPEG without EXIF, XMP, IPTC, comments, and whatever stands behind its end (a second picture with a place of its own). */
export function cleanJpeg(content: Buffer): CleanImage | undefined {
  if (content.readUInt16BE(0) !== (0xff00 | SOI)) return undefined;
  const head: Buffer[] = [content.subarray(0, 2)];
  const body: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (content.readUInt8(at) !== 0xff) return undefined;
    while (content.readUInt8(at + 1) === 0xff) at += 1;
    const marker = content.readUInt8(at + 1);
    if (marker === EOI) break;
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end > content.length) return undefined;
    const segment = content.subarray(at, end);
    if (marker === APP1 && startsWith(segment, EXIF_HEADER)) orientation = readOrientation(segment.subarray(10));
    if (isFrame(marker)) size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    if (marker === APP0) head.push(segment);
    else if (isKept(marker, segment)) body.push(segment);
    at = end;
    if (marker === SOS) {
      at = endOfScan(content, at);
      body.push(content.subarray(end, at));
    }
  }
  if (!size?.width || !size.height) return undefined;
  const turned = orientation === 1 ? [] : [exifSegment(orientation)];
  return {
    content: Buffer.concat([...head, ...turned, ...body, Buffer.from([0xff, EOI])]),
    ...shownSize(size, orientation),
  };
}

/** Frame headers hold the size; the three left out are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** What decides how the picture looks; applications' own segments otherwise only tell about it. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker === APP2) return startsWith(segment, COLOUR_PROFILE);
  return marker < APP0 || marker > APP15 || marker === APP14;
}

function startsWith(segment: Buffer, text: string): boolean {
  return segment.toString('latin1', 4, 4 + text.length) === text;
}

/** Coded data goes on until a marker that is neither stuffed (00) nor a restart (D0–D7). */
function endOfScan(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at !== -1) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  throw new RangeError('the picture has no end');
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF_HEADER, 'latin1'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}
