import { recordKinds } from '../../contract/record/recordKinds';
import type { WireRecord } from '../db/recordCodec';
import { drawDays } from '../demo/drawnDays';
import type { Change, EntityExtension, Handler } from '../operations/extension';
import { selectById, selectByIds } from '../operations/selectById';
import { correctReadings, enterReadings } from './record/bloodPressureEntry';
import { forgetDayContents } from './record/dayContents';
import { readHistory } from './record/daySurroundings';
import { downloadPackets } from './record/downloadPackets';
import { markBaselines } from './record/keptBaseline';
import { renewLaterDays } from './record/renewLaterDays';
import { kindOf, selectDay } from './record/selectDay';
import { selectDayContext } from './record/selectDayContext';
import { selectPackets, selectSamples } from './record/selectSamples';
import { selectWard } from './record/selectWard';
import { holdDevices } from './record/storeDays';
import { keepWearerAlerts } from './record/wearerAlerts';
import { goneDay, wearerDaysOf } from './record/wearerDay';

/** What all kinds of records do alike: they come from devices, and are read day by day. */
const recordExtension: EntityExtension = {
  guard: async ({ kind, record, transaction, context }) => {
    if (kind !== 'remove') return [{ field: '', code: 'recordsFromDevices' }];
    await holdDevices(transaction, context.database.kind, [Number(record.deviceId)]);
    return [];
  },
  after: async (change) => (change.kind === 'remove' ? forgetDay(change) : []),
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

/** What a record said of its wearer goes with it, and later days look back at others. */
async function forgetDay({ entity, record, transaction, context, now }: Change): Promise<string[]> {
  const kind = kindOf(entity.name);
  const asked = { queries: transaction, kind: context.database.kind };
  const day = { deviceId: Number(record.deviceId), date: String(record.date) };
  const history = await readHistory(asked, kind, [{ deviceId: day.deviceId, from: day.date, to: day.date }]);
  const storing = { transaction, kind: context.database.kind, now };
  const renewed = await renewLaterDays(storing, { kind, days: [day], history });
  const gone = typeof record.deviceUserId === 'number' ? [goneDay(kind, record)] : [];
  const changed = await keepWearerAlerts({ ...storing, days: [...gone, ...renewed.flatMap(wearerDaysOf)] });
  await markBaselines(transaction, storing.kind, { days: [{ kind, record, before: undefined }], now });
  return changed;
}

/** The contents of a day's packets go with it. */
async function forgetContents({ entity, record, transaction, now }: Change): Promise<void> {
  const day = { deviceId: Number(record.deviceId), date: String(record.date) };
  await forgetDayContents({ transaction, kind: kindOf(entity.name), days: [day], now });
}

/** Whoever takes somebody on is written down. */
function takenOnBy({ kind, call }: Change) {
  return kind === 'transition' && call.operation === 'acknowledge'
    ? { acknowledgedById: call.caller?.adminId ?? null }
    : {};
}
