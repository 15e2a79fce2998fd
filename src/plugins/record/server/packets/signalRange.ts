import type { Fields } from '../../../../../contract/fields';
import { type Call, fieldInput, Rejection } from '../../../../../server/plugin-api';
import type { ByteRange } from '../../../../../server/plugin-api/builtin';
import { bytesPerMoment, type PacketEntry, type RawSignal } from '../../entities/kinds/raw';

/** A time range of one signal of a day. */
export interface SignalRange {
  deviceId: number;
  date: string;
  signal: RawSignal;
  /** Seconds from the midnight that begins the day; the end is exclusive. */
  fromSec: number;
  toSec: number;
  /** The reason for a download, if required. */
  reason?: string;
}

/** Returns the range of a call. Rejects an end before the start, and a range longer than `maxSeconds`. */
export function parseSignalRange(call: Call, input: Fields, maxSeconds: number): SignalRange {
  // The inputs of these calls are the fields of a range.
  const range = fieldInput(call, input) as unknown as SignalRange;
  const seconds = range.toSec - range.fromSec;
  if (seconds <= 0) throw new Rejection([{ field: 'toSec', code: 'periodOrder' }]);
  if (seconds > maxSeconds) {
    throw new Rejection([{ field: 'toSec', code: 'stretchTooLong', params: { seconds: maxSeconds } }]);
  }
  return range;
}

/** The part of a packet within a range. */
export interface PacketPart<P extends PacketEntry> {
  packet: P;
  /** Milliseconds from the midnight that begins the day to the first sample. */
  fromMs: number;
  range: ByteRange;
}

/**
 * Returns the parts of packets within a range of their signal, in order of time. A sample belongs to the time at which it
 * was taken.
 */
export function partsWithin<P extends PacketEntry>(
  packets: readonly P[],
  { signal, fromSec, toSec }: SignalRange,
): PacketPart<P>[] {
  const size = bytesPerMoment(signal);
  return packets.flatMap((packet) => {
    if (packet.signal !== signal) return [];
    const { sec, hz, bytes } = packet;
    const first = Math.max(0, (fromSec - sec) * hz);
    const end = Math.min(Math.floor(bytes / size), (toSec - sec) * hz);
    if (end <= first) return [];
    const range = { start: first * size, end: end * size - 1 };
    return [{ packet, fromMs: sec * 1_000 + (first * 1_000) / hz, range }];
  });
}
