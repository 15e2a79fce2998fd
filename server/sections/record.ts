import { recordKinds } from '../../contract/record/recordKinds';
import type { WireRecord } from '../db/recordCodec';
import { drawDays } from '../demo/drawnDays';
import type { Change, EntityExtension, Handler } from '../operations/extension';
import { selectById, selectByIds } from '../operations/selectById';
import { correctReadings, enterReadings } from './record/bloodPressureEntry';
import { downloadPackets } from './record/downloadPackets';
import { forgetPackets } from './record/keepPackets';
import { kindOf, selectDay } from './record/selectDay';
import { selectDayContext } from './record/selectDayContext';
import { selectPackets, selectSamples } from './record/selectSamples';
import { selectWard } from './record/selectWard';
import { keepWearerAlerts } from './record/wearerAlerts';

/** What all kinds of records do alike: they come from devices, and are read day by day. */
const recordExtension: EntityExtension = {
  guard: ({ kind }) => (kind === 'remove' ? [] : [{ field: '', code: 'recordsFromDevices' }]),
  after: async (change) => (change.kind === 'remove' ? forgetFindings(change) : []),
  operations: {
    selectByDeviceIdAndDate: selectDay,
    selectDayContext,
    selectById: whole(selectById),
    queryById: whole(selectById),
    selectByIds: whole(selectByIds),
  },
};

/** The record section: health records, and what is wrong with wearers now. */
export const recordExtensions: Readonly<Record<string, EntityExtension>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [kind, recordExtension])),
  bloodPressure: {
    ...recordExtension,
    operations: { ...recordExtension.operations, insert: enterReadings, correctReadings },
  },
  raw: {
    ...recordExtension,
    operations: { ...recordExtension.operations, selectPackets, selectSamples, downloadPackets },
    after: async (change) => {
      if (change.kind === 'remove') await forgetContents(change);
      return recordExtension.after?.(change, Number(change.record.id)) ?? [];
    },
  },
  wearerAlert: {
    guard: ({ kind }) => (kind === 'transition' ? [] : [{ field: '', code: 'wearerAlertKept' }]),
    complete: takenOnBy,
    operations: { selectWard },
  },
};

/** Whole records come with what was measured, also where it is drawn when read. */
function whole(handle: Handler): Handler {
  return async (call, context) => {
    const answer = await handle(call, context);
    await drawDays(context.database.read, kindOf(call.entity.name), [answer.data].flat() as WireRecord[]);
    return answer;
  };
}

/** What a record said of its wearer goes with it. */
async function forgetFindings({ entity, record, transaction, context, now }: Change): Promise<string[]> {
  if (typeof record.deviceUserId !== 'number') return [];
  const { id, deviceId, date, deviceUserId } = record;
  const alerted = {
    kind: kindOf(entity.name),
    deviceId: Number(deviceId),
    recordId: Number(id),
    date: String(date),
    alerts: [],
    lastSec: 0,
  };
  const days = [{ deviceUserId, alerted, trend: null }];
  return keepWearerAlerts({ transaction, kind: context.database.kind, days, now });
}

/** The contents of a day's packets go with it. */
async function forgetContents({ record, transaction, now }: Change): Promise<void> {
  const days = [{ date: String(record.date), packets: [] }];
  await forgetPackets({ transaction, deviceId: Number(record.deviceId), days, now });
}

/** Whoever takes somebody on is written down. */
function takenOnBy({ kind, call }: Change) {
  return kind === 'transition' && call.operation === 'acknowledge'
    ? { acknowledgedById: call.caller?.adminId ?? null }
    : {};
}
