import { sql } from 'kysely';
import type { Threshold } from '../../../contract/device/thresholds';
import { ageOn } from '../../../contract/elderly/age';
import { addDays, dayStart } from '../../../contract/moment';
import type { RecordKind } from '../../../contract/record/recordKinds';
import { records } from '../../../contract/record/records';
import type { Queries } from '../../db';
import { recordCodec, type WireRecord } from '../../db/recordCodec';
import { drawDays } from '../../demo/drawnDays';
import type { Wearer } from '../../signals/wearer';
import type { Worn } from './wearerOfDay';

/** Days before a day that its computations and comparisons look back to. */
export const HISTORY_DAYS = 28;

/** Who wears a device, as far as computations go. */
export interface KnownWearer {
  id: number;
  elderlyId: number | null;
  wearerOn: (date: string) => Wearer;
  thresholds: readonly Threshold[];
}

interface Asked {
  queries: Queries;
  deviceId: number;
  /** The first and the last of the days. */
  from: string;
  to: string;
}

/** Who wore a device about some days; a day's grid may begin the evening before. */
export async function readBindings({ queries, deviceId, from, to }: Asked): Promise<Worn[]> {
  const begin = dayStart(addDays(from, -1));
  const rows = await queries
    .selectFrom('deviceBinding')
    .select(['deviceUserId', 'bindTime', 'unbindTime'])
    .where('deviceId', '=', deviceId)
    .where('bindTime', '<', dayStart(addDays(to, 1)))
    .where((where) => where.or([where('unbindTime', 'is', null), where('unbindTime', '>', begin)]))
    .orderBy('bindTime')
    .execute();
  return rows.map(({ deviceUserId, bindTime, unbindTime }) => ({
    deviceUserId: Number(deviceUserId),
    from: Number(bindTime),
    to: unbindTime === null ? null : Number(unbindTime),
  }));
}

/** Wearers by id, with the thresholds of their health classes; one statement. */
export async function readWearers(queries: Queries, ids: readonly number[]): Promise<Map<number, KnownWearer>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('deviceUser as wearer')
    .leftJoin('deviceUserHealthyType as class', 'class.id', 'wearer.deviceUserHealthyTypeId')
    .select([
      'wearer.id',
      'wearer.elderlyId',
      'wearer.gender',
      'wearer.birthDate',
      'wearer.restingHr',
      'wearer.maxHr',
      'wearer.pacemaker',
      'class.thresholds',
    ])
    .where('wearer.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [Number(row.id), knownWearer(row)]));
}

function knownWearer(row: WireRecord): KnownWearer {
  const birthDate = typeof row.birthDate === 'string' ? row.birthDate : null;
  return {
    id: Number(row.id),
    elderlyId: numberOrNull(row.elderlyId),
    wearerOn: (date) => ({
      gender: typeof row.gender === 'string' ? row.gender : null,
      age: birthDate === null ? null : ageOn(birthDate, date),
      restingHr: numberOrNull(row.restingHr),
      maxHr: numberOrNull(row.maxHr),
      pacemaker: Number(row.pacemaker ?? 0) === 1,
    }),
    // Written by the same definition that reads it.
    thresholds: typeof row.thresholds === 'string' ? (JSON.parse(row.thresholds) as Threshold[]) : [],
  };
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** Records of a device from some days before the first day to the last, without their series, in order of the days. */
export async function readHistory(asked: Asked & { kind: RecordKind }): Promise<WireRecord[]> {
  const { queries, deviceId, from, to, kind } = asked;
  const { entity, aggregates } = records[kind];
  const { decodeFields } = recordCodec(entity);
  const fields = ['date', 'deviceUserId', 'coveragePct', ...aggregates];
  const rows = await queries
    .selectFrom(kind)
    .select(fields)
    .where('deviceId', '=', deviceId)
    .where('date', '>=', addDays(from, -HISTORY_DAYS))
    .where('date', '<', to)
    .orderBy('date')
    .execute();
  return rows.map((row) => decodeFields(row, fields));
}

/** The records of some days of a device, whole; what is not stored of invented ones is drawn. */
export async function readDays(
  queries: Queries,
  { kind, deviceId, dates }: { kind: RecordKind; deviceId: number; dates: readonly string[] },
): Promise<WireRecord[]> {
  const { columns, decode } = recordCodec(records[kind].entity);
  const rows = await queries
    .selectFrom(kind)
    .select([...columns])
    .where('deviceId', '=', deviceId)
    .where('date', 'in', [...dates])
    .execute();
  const found = rows.map(decode);
  await drawDays(queries, kind, found);
  return found;
}

/** Wearers' devices exist and are not deleted; `undefined` for no such device. */
export async function readDevice(queries: Queries, deviceId: number) {
  const row = await queries
    .selectFrom('device')
    .leftJoin('deviceType as type', 'type.id', 'device.deviceTypeId')
    .select(['device.id', 'device.firmware', 'type.recordKinds'])
    .where('device.id', '=', deviceId)
    .where('device.deleted', '=', sql.lit(0))
    .executeTakeFirst();
  if (!row) return undefined;
  const kinds = typeof row.recordKinds === 'string' ? (JSON.parse(row.recordKinds) as RecordKind[]) : [];
  return { id: Number(row.id), firmware: typeof row.firmware === 'string' ? row.firmware : null, recordKinds: kinds };
}
