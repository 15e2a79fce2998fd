import type { PacketEntry, PacketName, RawSignal } from '../../entities/raw';
import type { Span } from '../plot/plot';
import { endOf } from './pages';

/** A part of a page: in a packet whose content is there or not, or in none. */
export interface Piece extends Span {
  state: 'there' | 'missing' | 'gap';
  packet?: PacketEntry;
}

/** A packet among those of its day. */
export const nameOf = ({ signal, seq }: PacketName) => `${signal} ${seq}`;

/** The packets of a signal in order of time. */
export function packetsOf(packets: readonly PacketEntry[], signal: RawSignal): PacketEntry[] {
  return packets.filter((packet) => packet.signal === signal).toSorted((one, other) => one.sec - other.sec);
}

/**
 * What a stretch of time consists of, in its order; where packets overlap, both are told.
 * @param own the packets of one signal, in order of time
 * @param there names of the packets whose content can be read
 */
export function piecesOf(own: readonly PacketEntry[], there: ReadonlySet<string>, span: Span): Piece[] {
  const pieces: Piece[] = [];
  let covered = span.fromSec;
  for (const packet of own) {
    const [fromSec, toSec] = [Math.max(span.fromSec, packet.sec), Math.min(span.toSec, endOf(packet))];
    if (toSec <= fromSec) continue;
    // A packet may end a part of a sample before the next one begins.
    if (fromSec - covered > 1 / packet.hz) pieces.push({ fromSec: covered, toSec: fromSec, state: 'gap' });
    pieces.push({ fromSec, toSec, packet, state: there.has(nameOf(packet)) ? 'there' : 'missing' });
    covered = Math.max(covered, toSec);
  }
  if (covered < span.toSec) pieces.push({ fromSec: covered, toSec: span.toSec, state: 'gap' });
  return pieces;
}
