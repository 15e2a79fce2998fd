import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { encodeInt16LE } from '../../../server/signals/int16LE';
import { bytesPerMoment, type PacketEntry, type RawSignal } from '../../../src/plugins/record/entities/kinds/raw';
import { addPacketContent } from '../../../src/plugins/record/server/packets/packetContentStore';
import type { TestApp } from './testApp';
import { stored } from './wornDevices';

export interface SentPacket {
  seq: number;
  /** Seconds from the day's midnight. */
  sec: number;
  signal?: RawSignal;
  hz?: number;
  /** All axes interleaved. */
  samples: readonly number[];
  /** In the index, but its content never arrived. */
  isMissing?: boolean;
}

/** Stores the index of a day's packets, and the contents of those that arrived. */
export async function packetsSent(
  server: TestApp,
  { deviceId, date }: { deviceId: number; date: string },
  packets: readonly SentPacket[],
): Promise<void> {
  const files = diskFileStore(join(server.folder, 'files'));
  const sent = packets.map(({ signal = 'ecg', hz = 250, samples, ...packet }) => {
    const content = encodeInt16LE(Int16Array.from(samples));
    const facts = {
      bytes: content.length,
      crc32: crc32(content).toString(16).padStart(8, '0'),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
    const ms = Math.round((content.length / bytesPerMoment(signal) / hz) * 1_000);
    const entry: PacketEntry = { seq: packet.seq, sec: packet.sec, ms, signal, hz, ...facts };
    return { entry, content, facts, isMissing: packet.isMissing };
  });
  const events = sent.map(({ entry }) => ({ ...entry }));
  await stored(server, deviceId, [{ kind: 'raw', date, series: null, events }]);
  for (const { entry, content, facts, isMissing } of sent) {
    if (isMissing) continue;
    await files.persist(await files.receive(Readable.from([content]), content.length));
    const { signal, seq } = entry;
    await server.database.write((transaction) => addPacketContent(transaction, { deviceId, date, signal, seq }, facts));
  }
}
