import type { PacketEntry } from '../../entities/raw';
import { endOf } from './pages';

/** Packets that the device has numbered and that never came. */
export interface LostPackets {
  firstSeq: number;
  lastSeq: number;
  /** End of the packet before and begin of the one after them, in seconds. */
  fromSec: number;
  toSec: number;
}

/** What is lost between the packets of one signal, whose numbers are counted on. */
export function lostPackets(own: readonly PacketEntry[]): LostPackets[] {
  const byNumber = own.toSorted((one, other) => one.seq - other.seq);
  return byNumber.flatMap((packet, at) => {
    const before = byNumber[at - 1];
    if (!before || packet.seq - before.seq <= 1) return [];
    return [{ firstSeq: before.seq + 1, lastSeq: packet.seq - 1, fromSec: endOf(before), toSec: packet.sec }];
  });
}
