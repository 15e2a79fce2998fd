import type { PacketEntry, PacketName, RawSignal } from '../../entities/kinds/raw';
import type { Span } from '../plot/plot';
import { endOf } from './pages';

/** A part of a page: inside a packet with or without content, or outside any packet. */
export interface PageSegment extends Span {
  state: 'there' | 'missing' | 'gap';
  packet?: PacketEntry;
}

/** Returns the key of a packet within its day. */
export const nameOf = ({ signal, seq }: PacketName) => `${signal} ${seq}`;

/** Returns the packets of a signal in order of time. */
export function packetsOf(packets: readonly PacketEntry[], signal: RawSignal): PacketEntry[] {
  return packets.filter((packet) => packet.signal === signal).toSorted((one, other) => one.sec - other.sec);
}

/**
 * Divides a span into pieces in order of time. Overlapping packets yield overlapping pieces.
 * @param own the packets of one signal, in order of time
 * @param availablePackets names of the packets whose content is available
 */
export function segmentsOf(
  own: readonly PacketEntry[],
  availablePackets: ReadonlySet<string>,
  span: Span,
): PageSegment[] {
  const segments: PageSegment[] = [];
  let covered = span.fromSec;
  for (const packet of own) {
    const [fromSec, toSec] = [Math.max(span.fromSec, packet.sec), Math.min(span.toSec, endOf(packet))];
    if (toSec <= fromSec) continue;
    // Packets can lie less than one sample apart without a loss.
    if (fromSec - covered > 1 / packet.hz) segments.push({ fromSec: covered, toSec: fromSec, state: 'gap' });
    segments.push({ fromSec, toSec, packet, state: availablePackets.has(nameOf(packet)) ? 'there' : 'missing' });
    covered = Math.max(covered, toSec);
  }
  if (covered < span.toSec) segments.push({ fromSec: covered, toSec: span.toSec, state: 'gap' });
  return segments;
}
