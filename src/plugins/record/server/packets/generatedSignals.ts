import type { Readable } from 'node:stream';
import { type AsyncPortLookup, definePort, type Queries } from '../../../../../server/plugin-api';
import type { ByteRange } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { PacketEntry } from '../../entities/kinds/raw';
import type { HealthRecord } from '../days/healthRecord';

/** Reads the content of a packet, or a part of it. */
export type ReadContent = (range?: ByteRange) => Readable;

/** The day of a record whose packets are requested. */
export interface SignalDayKey {
  date: string;
  source: string;
  deviceUserId: number | null;
}

/** A provider of signals that are generated on read instead of being stored. */
export interface GeneratedSignals {
  /** Fills in the samples and events of whole records, in place. Ignores records of other providers. */
  fill(queries: Queries, kind: RecordKind, found: readonly HealthRecord[]): Promise<void>;
  /** Returns the contents of packets that no device has sent; `undefined` for a day of another provider. */
  contentsOf(
    queries: Queries,
    day: SignalDayKey,
  ): Promise<((packet: PacketEntry) => ReadContent | undefined) | undefined>;
}

/** Port for providers of generated signals, such as demo data. */
export const generatedSignals = definePort<GeneratedSignals>('record.unstoredSignals');

/** Fills in, in place, the samples and events of whole records that are not stored. */
export async function fillGeneratedSignals(
  { queries, ask }: { queries: Queries; ask: AsyncPortLookup },
  kind: RecordKind,
  found: readonly HealthRecord[],
): Promise<void> {
  const unfilled = found.filter(isUnfilled);
  if (unfilled.length === 0) return;
  for (const signals of await ask(generatedSignals)) await signals.fill(queries, kind, unfilled);
}

/** Uploaded records have samples or events until these are deleted. */
const isUnfilled = ({ series, events, samplesRemovedTime }: HealthRecord) =>
  series === null && events === null && !samplesRemovedTime;
