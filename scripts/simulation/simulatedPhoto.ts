import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 240;
/** Squares per side: few, so that the file stays small. */
const SQUARES = 6;

/** Returns a unique photo: a PNG of gray squares. */
export function simulatedPhoto(): Buffer {
  const shades = randomBytes(SQUARES * SQUARES);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.writeUInt8(8, 8);
  const square = SIDE / SQUARES;
  const rows = Array.from({ length: SIDE }, (_, y) => {
    const row = Buffer.alloc(SIDE + 1);
    for (let x = 0; x < SIDE; x += 1) {
      row[x + 1] = shades[Math.floor(y / square) * SQUARES + Math.floor(x / square)] ?? 0;
    }
    return row;
  });
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
