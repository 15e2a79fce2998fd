import type { Readable } from 'node:stream';
import { decodeInt16LE } from '../../../../../server/plugin-api/builtin';
import type { AvailablePacket } from '../../../record/server/public';
import type { RecordingPlan } from './recordingPlan';

/** Samples per read. */
const CHUNK_SAMPLES = 8_192;

/** A chunk of a recording. */
export interface RecordedChunk {
  samples: Int16Array<ArrayBuffer>;
  /** Whether the samples only stand in for missing ones. */
  isLost: boolean;
}

/** A packet existed when the recording was planned, but has been deleted since. */
export class PacketDeletedError extends Error {
  override readonly name = 'PacketGone';
}

/**
 * Streams the samples of a recording in chunks. Repeats the last value for missing samples.
 * @param open opens the content of a packet
 * @throws PacketDeletedError
 */
export async function* recordedSamples(
  { parts }: RecordingPlan<AvailablePacket>,
  open: (packet: AvailablePacket) => Promise<Readable | undefined>,
): AsyncGenerator<RecordedChunk> {
  let level = 0;
  for (const { packet, lost } of parts) {
    for (let remaining = lost; remaining > 0; remaining -= CHUNK_SAMPLES) {
      yield { samples: new Int16Array(Math.min(CHUNK_SAMPLES, remaining)).fill(level), isLost: true };
    }
    for await (const samples of samplesIn(await open(packet))) {
      level = samples.at(-1) ?? level;
      yield { samples, isLost: false };
    }
  }
}

async function* samplesIn(content: Readable | undefined): AsyncGenerator<Int16Array<ArrayBuffer>> {
  if (!content) throw new PacketDeletedError();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const evenLength = bytes.length - (bytes.length % 2);
    for (let at = 0; at < evenLength; at += CHUNK_SAMPLES * 2)
      yield decodeInt16LE(bytes.subarray(at, Math.min(evenLength, at + CHUNK_SAMPLES * 2)));
    rest = bytes.subarray(evenLength);
  }
}
