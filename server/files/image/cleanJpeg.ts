import type { CleanImage } from './cleanImage';
import { isCompleteScan, isFullyRefined } from './completeScan';
import { displayedSize, orientationExif, readOrientation } from './orientation';

// Markers of ITU-T T.81, table B.1.
const SOF0 = 0xc0;
const SOF1 = 0xc1;
const SOF2 = 0xc2;
const DHT = 0xc4;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DRI = 0xdd;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Maximum number of segments, more than any program writes. Processing a segment costs as much as processing many bytes. */
const SEGMENTS_MAX = 10_000;

const EXIF_HEADER = 'Exif\0\0';
const COLOUR_PROFILE = 'ICC_PROFILE\0';

/** Removes EXIF, XMP, IPTC, comments, and everything after the end of a JPEG (a second picture with its own location). */
export function cleanJpeg(content: Buffer): CleanImage | undefined {
  if (content.readUInt16BE(0) !== (0xff00 | SOI)) return undefined;
  const head: Buffer[] = [content.subarray(0, 2)];
  const body: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let at = 2;
  for (let segments = 0; ; segments += 1) {
    if (segments > SEGMENTS_MAX) return undefined;
    if (at >= content.length - 1) {
      // Some programs omit the end marker. Without one, the image data must be complete.
      if (!isComplete(body)) return undefined;
      break;
    }
    if (content.readUInt8(at) !== 0xff) return undefined;
    while (content.readUInt8(at + 1) === 0xff) at += 1;
    const marker = content.readUInt8(at + 1);
    if (marker === EOI) break;
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end > content.length) return undefined;
    const segment = content.subarray(at, end);
    if (marker === APP1 && startsWith(segment, EXIF_HEADER)) orientation = readOrientation(segment.subarray(10));
    // The first frame header, which decoders use.
    if (isFrame(marker)) size ??= { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    if (marker === APP0) head.push(segment);
    else if (isRequiredSegment(marker, segment)) body.push(segment);
    at = end;
    if (marker === SOS) {
      at = findScanEnd(content, at);
      body.push(content.subarray(end, at));
    }
  }
  if (!size?.width || !size.height) return undefined;
  const orientationSegments = orientation === 1 ? [] : [exifSegment(orientation)];
  return {
    content: Buffer.concat([...head, ...orientationSegments, ...body, Buffer.from([0xff, EOI])]),
    ...displayedSize(size, orientation),
  };
}

/** Returns whether the last scan of a picture is complete. For a progressive one it checks that all scans are present. */
function isComplete(body: readonly Buffer[]): boolean {
  const segments = (marker: number) =>
    body.filter((each) => each.length > 4 && each.readUInt16BE(0) === (0xff00 | marker));
  const contents = (marker: number) => segments(marker).map((each) => each.subarray(4));
  const [scan] = contents(SOS).slice(-1);
  const data = body.at(-1);
  if (!scan || !data) return false;
  const [frame] = [...contents(SOF0), ...contents(SOF1)];
  const [progressive] = contents(SOF2);
  if (!frame) return progressive !== undefined && isFullyRefined(progressive, contents(SOS));
  const [restart] = contents(DRI).slice(-1);
  return isCompleteScan({ frame, tables: contents(DHT), scan, restart: restart?.readUInt16BE(0) ?? 0, data });
}

/** Frame headers contain the size; the three excluded markers are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Keeps what affects the image. Other application segments are only metadata. */
function isRequiredSegment(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker === APP2) return startsWith(segment, COLOUR_PROFILE);
  return marker < APP0 || marker > APP15 || marker === APP14;
}

function startsWith(segment: Buffer, text: string): boolean {
  return segment.toString('latin1', 4, 4 + text.length) === text;
}

/** Coded data ends at a marker that is neither stuffed (00) nor a restart (D0–D7), or at the end of the file. */
function findScanEnd(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start);
  while (at !== -1 && at + 1 < content.length) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = content.indexOf(0xff, at + 1);
  }
  // A single FF at the end is half of an end marker.
  return at === -1 ? content.length : at;
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF_HEADER, 'latin1'), orientationExif(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}
