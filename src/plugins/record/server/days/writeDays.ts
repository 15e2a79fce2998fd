import type { WriteTransaction } from '../../../../../server/plugin-api';
import { bulkUpdate, insertWithReservedIds, reserveIdsByEntity } from '../../../../../server/plugin-api/builtin';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import type { RecordDay } from './wearerDay';

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

/** Writes the records of days. `groups` contains each kind at most once. New records get ids. */
export async function writeDays(
  { transaction }: { transaction: WriteTransaction },
  groups: readonly { kind: RecordKind; days: readonly RecordDay[] }[],
): Promise<void> {
  const added = new Map(
    groups.map(({ kind: recordKind, days }) => [
      recordKind,
      days.filter(({ before }) => !before).map(({ record }) => record),
    ]),
  );
  const counts = new Map([...added].map(([recordKind, own]) => [recordKind as string, own.length]));
  const ids = await reserveIdsByEntity(transaction, counts);
  for (const { kind: recordKind, days } of groups) {
    const { entity, aggregates } = records[recordKind];
    const newRecords = added.get(recordKind) ?? [];
    for (const record of newRecords) record.id = ids.get(recordKind)?.shift() ?? record.id;
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
