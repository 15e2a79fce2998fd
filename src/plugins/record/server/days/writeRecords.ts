import { bulkUpdate, insertWithReservedIds, reserveIdsByEntity } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { StoreContext } from './DayBatch';
import type { RecordDay } from './healthRecord';

/** Fields that are updated whenever a part of a day arrives. */
const UPDATED_FIELDS = [
  'deviceUserId',
  'elderlyId',
  'coveragePct',
  'wearMinutes',
  'quality',
  'alertLevel',
  'alerts',
  'source',
  'firmware',
  'uploadTime',
  'algoVersion',
  'series',
  'events',
  'updateTime',
  'updateBy',
  'version',
] as const;

type WriteContext = Pick<StoreContext, 'transaction'>;

/** Writes the records of days. `groups` contains each kind at most once. New records get ids. */
export async function writeRecords(
  { transaction }: WriteContext,
  groups: readonly { kind: RecordKind; days: readonly RecordDay[] }[],
): Promise<void> {
  const added = new Map(
    groups.map(({ kind, days }) => [kind, days.filter(({ before }) => !before).map(({ record }) => record)]),
  );
  const counts = new Map([...added].map(([kind, own]) => [kind as string, own.length]));
  const ids = await reserveIdsByEntity(transaction, counts);
  for (const { kind, days } of groups) {
    const { entity, aggregates } = records[kind];
    const newRecords = added.get(kind) ?? [];
    for (const record of newRecords) record.id = ids.get(kind)?.shift() ?? record.id;
    if (newRecords.length > 0) await insertWithReservedIds({ transaction, entity, records: newRecords });
    const updated = days.filter(({ before }) => before).map(({ record }) => record);
    if (updated.length > 0) {
      await bulkUpdate({
        transaction,
        entity,
        fields: [...UPDATED_FIELDS, ...aggregates],
        records: updated,
      });
    }
  }
}

/** Writes what days derive from previous days: figures and alerts. Their samples stay. */
export async function writeDerivedFields(
  { transaction }: WriteContext,
  kind: RecordKind,
  days: readonly RecordDay[],
): Promise<void> {
  if (days.length === 0) return;
  const { entity, aggregates } = records[kind];
  const fields = [...aggregates, 'alerts', 'alertLevel', 'updateTime', 'updateBy', 'version'];
  await bulkUpdate({ transaction, entity, fields, records: days.map(({ record }) => record) });
}
