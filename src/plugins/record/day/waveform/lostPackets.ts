import type { PacketEntry } from '../../entities/kinds/raw';
import { endOf } from './pages';

/** Packets that the device numbered but that never arrived. */
export interface LostPackets {
  firstSeq: number;
  lastSeq: number;
  /** End of the packet before and start of the packet after, in seconds. */
  fromSec: number;
  toSec: number;
}

/** Returns the lost packets of one signal, whose packets are numbered consecutively. */
export function lostPackets(own: readonly PacketEntry[]): LostPackets[] {
  const byNumber = own.toSorted((one, other) => one.seq - other.seq);
  return byNumber.flatMap((packet, at) => {
    const before = byNumber[at - 1];
    if (!before || packet.seq - before.seq <= 1) return [];
    return [{ firstSeq: before.seq + 1, lastSeq: packet.seq - 1, fromSec: endOf(before), toSec: packet.sec }];
  });
}
