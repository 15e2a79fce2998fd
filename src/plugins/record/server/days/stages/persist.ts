import { groupedBy } from '../../../../../../server/plugin-api/builtin';
import { OVERWRITTEN } from '../../../entities/formerDay';
import type { PacketEntry } from '../../../entities/kinds/raw';
import { deleteUnlistedPackets } from '../../packets/packetContentStore';
import type { ComputedDay, DayBatch, KindDays, StoreContext } from '../DayBatch';
import { OVERWRITTEN_MIN, storeFormerDays } from '../formerDays';
import { writeDerivedFields, writeRecords } from '../writeRecords';

/**
 * Writes the records of a batch, and assigns ids to new ones. Keeps the previous version of corrected records, deletes
 * records that have become empty and packets that are no longer listed, and updates later days.
 */
export async function persist(context: StoreContext, { kinds }: DayBatch<ComputedDay>): Promise<void> {
  for (const { days } of kinds) for (const day of days) await keepFormerRecords(context, day);
  await writeRecords(
    context,
    kinds.map(({ kind, days }) => ({ kind, days: days.flatMap(({ records }) => records) })),
  );
  for (const group of kinds) await deleteEmptied(context, group);
  for (const group of kinds) await deleteUnlistedContents(context, group);
  for (const { kind, later } of kinds) await writeDerivedFields(context, kind, later);
}

/** Keeps the previous version of records that a correction changes, or an upload with other samples of the same time. */
async function keepFormerRecords({ transaction, now }: StoreContext, day: ComputedDay): Promise<void> {
  const { kind, author } = day.incoming;
  const reason = day.incoming.reason ?? (day.overwritten >= OVERWRITTEN_MIN ? OVERWRITTEN : undefined);
  if (reason === undefined) return;
  const changed = [...day.records.flatMap(({ before }) => before ?? []), ...day.emptied];
  const records = changed.map(({ record }) => record);
  await storeFormerDays(transaction, { kind, records, reason, author, now });
}

async function deleteEmptied({ transaction }: StoreContext, { kind, days }: KindDays<ComputedDay>): Promise<void> {
  const ids = days.flatMap(({ emptied }) => emptied.map(({ record }) => record.id));
  if (ids.length > 0) await transaction.deleteFrom(kind).where('id', 'in', ids).execute();
}

/** Deletes the contents of packets that the index of their day no longer lists. */
async function deleteUnlistedContents(
  { transaction, now }: StoreContext,
  { kind, days }: KindDays<ComputedDay>,
): Promise<void> {
  if (kind !== 'raw') return;
  const reindexed = days.filter(({ stored }) => stored.length > 0);
  for (const [deviceId, own] of groupedBy(reindexed, ({ incoming }) => incoming.device.id)) {
    const packets = own.map(({ incoming: { date }, measured }) => ({
      date,
      // Every event of this kind is a packet.
      packets: measured.events as unknown as readonly PacketEntry[],
    }));
    await deleteUnlistedPackets({ transaction, deviceId, days: packets, now });
  }
}
