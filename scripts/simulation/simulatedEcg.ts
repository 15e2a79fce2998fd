import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { encodeInt16LE } from '../../server/signals/int16LE';
import { type DemoWearer, demoEcg, demoRaw } from '../../src/plugins/record/demo';
import type { PacketEntry } from '../../src/plugins/record/entities/kinds/raw';

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
  const ecgPackets = demoRaw(wearer, date).events.filter(({ signal }) => signal === 'ecg');
  const recording = ecgPackets.find(({ ms }) => Number(ms) >= minutes * MINUTE_SEC * 1_000);
  if (!recording) return [];
  const last = Math.max(...ecgPackets.map(({ seq }) => Number(seq)));
  const [hz, fromSec] = [Number(recording.hz), Number(recording.sec)];
  return Array.from({ length: minutes }, (_, index) => {
    const sec = fromSec + index * MINUTE_SEC;
    const chunks = [...demoEcg({ wearer, date, fromSec: sec, seconds: MINUTE_SEC, hz })];
    const content = Buffer.concat(chunks.map(encodeInt16LE));
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
