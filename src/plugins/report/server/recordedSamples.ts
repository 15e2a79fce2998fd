import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EcgAnalyzer, samplesOfBytes } from '../../../../server/plugin-api';
import type { PacketThere } from '../../record/server/public';
import type { RecordingPlan } from './recordingPlan';

/** Samples between which other work of the process has its turn. */
const PIECE = 8_192;

export interface RecordingToRead {
  plan: RecordingPlan<PacketThere>;
  analyzer: EcgAnalyzer;
  /** Opens the content of a packet. */
  open: (packet: PacketThere) => Promise<Readable | undefined>;
}

/** A packet was there when the recording was planned, and is no more. */
export class PacketGone extends Error {
  override readonly name = 'PacketGone';
}

/**
 * The samples of a recording, piece by piece, as the analyzer has taken them. Where some are missing the line stays where it was.
 * @throws PacketGone
 */
export async function* recordedSamples({ plan, analyzer, open }: RecordingToRead): AsyncGenerator<Int16Array> {
  let level = 0;
  for (const { packet, lost } of plan.parts) {
    for (let left = lost; left > 0; left -= PIECE) {
      const piece = new Int16Array(Math.min(PIECE, left)).fill(level);
      analyzer.pushLost(piece);
      yield piece;
      await nextTurn();
    }
    for await (const piece of samplesIn(await open(packet))) {
      analyzer.push(piece);
      level = piece.at(-1) ?? level;
      yield piece;
      await nextTurn();
    }
  }
}

async function* samplesIn(content: Readable | undefined): AsyncGenerator<Int16Array> {
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
