import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { bytesOfSamples } from '../../server/signals/littleEndian';
import { type DemoWearer, demoEcg, demoRaw } from '../../src/plugins/record/demo';
import type { PacketEntry } from '../../src/plugins/record/entities/raw';

/** A packet with its content. */
export interface SimulatedPacket {
  packet: PacketEntry;
  content: Buffer;
}

const MINUTE_SEC = 60;

/**
 * Returns minutes of an ECG as packets of one minute each, in addition to the packets in the index of the day. Returns none
 * if the device was not worn that long.
 */
export function simulatedEcg(wearer: DemoWearer, date: string, minutes: number): SimulatedPacket[] {
  const known = demoRaw(wearer, date).events.filter(({ signal }) => signal === 'ecg');
  const stretch = known.find(({ ms }) => Number(ms) >= minutes * MINUTE_SEC * 1_000);
  if (!stretch) return [];
  const last = Math.max(...known.map(({ seq }) => Number(seq)));
  const [hz, fromSec] = [Number(stretch.hz), Number(stretch.sec)];
  return Array.from({ length: minutes }, (_, index) => {
    const sec = fromSec + index * MINUTE_SEC;
    const pieces = [...demoEcg({ wearer, date, fromSec: sec, seconds: MINUTE_SEC, hz })];
    const content = Buffer.concat(pieces.map(bytesOfSamples));
    const packet: PacketEntry = {
      seq: last + 1 + index,
      sec,
      ms: MINUTE_SEC * 1_000,
      signal: 'ecg',
      hz,
      bytes: content.length,
      crc32: crc32(content).toString(16).padStart(8, '0'),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    return { packet, content };
  });
}
