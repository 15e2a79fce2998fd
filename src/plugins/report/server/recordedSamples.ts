import type { Readable } from 'node:stream';
import { samplesOfBytes } from '../../../../server/plugin-api';
import type { PacketThere } from '../../record/server/public';
import type { RecordingPlan } from './recordingPlan';

/** Samples per read. */
const PIECE = 8_192;

/** A chunk of a recording. */
export interface RecordedPiece {
  samples: Int16Array<ArrayBuffer>;
  /** Whether the samples only stand in for missing ones. */
  isLost: boolean;
}

/** A packet existed when the recording was planned, but has been deleted since. */
export class PacketGone extends Error {
  override readonly name = 'PacketGone';
}

/**
 * Streams the samples of a recording in chunks. Repeats the last value for missing samples.
 * @param open opens the content of a packet
 * @throws PacketGone
 */
export async function* recordedSamples(
  { parts }: RecordingPlan<PacketThere>,
  open: (packet: PacketThere) => Promise<Readable | undefined>,
): AsyncGenerator<RecordedPiece> {
  let level = 0;
  for (const { packet, lost } of parts) {
    for (let left = lost; left > 0; left -= PIECE) {
      yield { samples: new Int16Array(Math.min(PIECE, left)).fill(level), isLost: true };
    }
    for await (const samples of samplesIn(await open(packet))) {
      level = samples.at(-1) ?? level;
      yield { samples, isLost: false };
    }
  }
}

async function* samplesIn(content: Readable | undefined): AsyncGenerator<Int16Array<ArrayBuffer>> {
  if (!content) throw new PacketGone();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 2);
    for (let at = 0; at < whole; at += PIECE * 2)
      yield samplesOfBytes(bytes.subarray(at, Math.min(whole, at + PIECE * 2)));
    rest = bytes.subarray(whole);
  }
}
