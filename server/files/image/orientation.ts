/** Orientation of a picture, 1 to 8 (EXIF tag 0x0112); 1 is as stored. */
export type Orientation = number;

const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Reads the orientation from EXIF data, which is a TIFF file. Returns 1 if there is none. */
export function readOrientation(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1;
  const u16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const end = Math.min(directory + 2 + u16(directory) * ENTRY_BYTES, tiff.length - ENTRY_BYTES + 1);
  for (let at = directory + 2; at < end; at += ENTRY_BYTES) {
    if (u16(at) !== TAG || u16(at + 2) !== SHORT) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns EXIF data with only the orientation. */
export function orientationExif(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

/** Returns the displayed width and height; the last four orientations swap them. */
export function displayedSize(size: { width: number; height: number }, orientation: Orientation) {
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}
