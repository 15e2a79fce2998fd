import type { Readable } from 'node:stream';
import { type Ask, type ByteRange, definePort, type Queries } from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import type { PacketEntry } from '../entities/raw';
import type { HealthRecord } from './healthRecord';

/** Reads the content of a packet, or a part of it. */
export type ReadContent = (range?: ByteRange) => Readable;

/** The day of a record whose packets are asked for. */
export interface SignalDayKey {
  date: string;
  source: string;
  deviceUserId: number | null;
}

/** Signals that records do not store, because they can be made whenever somebody reads them. */
export interface UnstoredSignals {
  /** Gives whole records, in place, their samples and events; leaves records alone that are not its own. */
  fill(queries: Queries, kind: RecordKind, found: readonly HealthRecord[]): Promise<void>;
  /** Finds the contents of packets that nobody has sent; `undefined` for a day that is not its own. */
  contentsOf(
    queries: Queries,
    day: SignalDayKey,
  ): Promise<((packet: PacketEntry) => ReadContent | undefined) | undefined>;
}

/** Whoever has such signals answers: demo data does. */
export const unstoredSignals = definePort<UnstoredSignals>('record.unstoredSignals');

/** Gives whole records, in place, the samples and events that are not stored of them. */
export async function fillSignals(
  { queries, ask }: { queries: Queries; ask: Ask },
  kind: RecordKind,
  found: readonly HealthRecord[],
): Promise<void> {
  const bare = found.filter(isBare);
  if (bare.length === 0) return;
  for (const signals of await ask(unstoredSignals)) await signals.fill(queries, kind, bare);
}

/** Uploads always hold samples or events, until these are removed. */
const isBare = ({ series, events, samplesRemovedTime }: HealthRecord) =>
  series === null && events === null && !samplesRemovedTime;
