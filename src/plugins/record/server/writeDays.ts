import {
  bulkUpdate,
  type DatabaseKind,
  insertReserved,
  reserveIdsOf,
  type WriteTransaction,
} from '../../../../server/plugin-api';
import type { RecordKind } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import type { RecordDay } from './wearerDay';

/** Fields that are updated whenever a part of a day arrives. */
const RENEWED = [
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

/** Writes the records of days. `written` contains each kind at most once. New records get ids. */
export async function writeDays(
  { transaction, kind }: { transaction: WriteTransaction; kind: DatabaseKind },
  written: readonly { kind: RecordKind; days: readonly RecordDay[] }[],
): Promise<void> {
  const added = new Map(
    written.map(({ kind: name, days }) => [name, days.filter(({ before }) => !before).map(({ record }) => record)]),
  );
  const counts = new Map([...added].map(([name, own]) => [name as string, own.length]));
  const ids = await reserveIdsOf(transaction, kind, counts);
  for (const { kind: name, days } of written) {
    const { entity, aggregates } = records[name];
    const fresh = added.get(name) ?? [];
    for (const record of fresh) record.id = ids.get(name)?.shift() ?? record.id;
    if (fresh.length > 0) await insertReserved({ transaction, kind, entity, records: fresh });
    const renewed = days.filter(({ before }) => before).map(({ record }) => record);
    if (renewed.length > 0) {
      await bulkUpdate({ transaction, kind, entity, fields: [...RENEWED, ...aggregates], records: renewed });
    }
  }
}
