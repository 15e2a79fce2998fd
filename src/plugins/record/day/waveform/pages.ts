import type { PacketEntry } from '../../entities/kinds/raw';
import type { Span } from '../plot/plot';

/** Seconds of a page, and seconds by which the page keys move. */
export const PAGE_SEC = 10;
export const PAGE_KEY_SEC = 60;

const DAY_SEC = 86_400;

/** Returns the end of a packet, in seconds from the midnight that begins the day. */
export const endOf = ({ sec, ms }: Pick<PacketEntry, 'sec' | 'ms'>) => sec + ms / 1_000;

/** Returns the time that has pages: the day, extended by packets that reach beyond it. */
export function pagedSpan(packets: readonly PacketEntry[]): Span {
  let [fromSec, toSec] = [0, DAY_SEC];
  for (const packet of packets) {
    fromSec = Math.min(fromSec, packet.sec);
    toSec = Math.max(toSec, endOf(packet));
  }
  return { fromSec, toSec };
}

/** Returns the start of the page with a moment, or of the nearest page. */
export function pageAt(sec: number, { fromSec, toSec }: Span): number {
  const pageStart = (moment: number) => Math.floor(moment / PAGE_SEC) * PAGE_SEC;
  return Math.min(pageStart(Math.ceil(toSec) - 1), Math.max(pageStart(fromSec), pageStart(sec)));
}
