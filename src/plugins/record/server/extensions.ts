import type { Change, EntityExtension, Extensions, Handler } from '../../../../server/plugin-api';
import { selectById, selectByIds } from '../../../../server/plugin-api/builtin';
import { type RecordKind, recordKinds } from '../../device/entities/uploads/recordKinds';
import { correctReadings, enterReadings } from './days/bloodPressureEntry';
import type { HealthRecord } from './days/healthRecord';
import { lockDevices } from './days/lockDevices';
import { withdrawDeletedDay } from './days/withdrawDeletedDay';
import { updateEventClocks } from './events/eventClocks';
import { reassignEvents } from './events/reassignEvents';
import { downloadPackets } from './packets/downloadPackets';
import { fillGeneratedSignals } from './packets/generatedSignals';
import { listPacketContents } from './packets/listPacketContents';
import { selectPackets, selectSamples } from './packets/selectSamples';
import { kindOf, selectDay } from './reads/selectDay';
import { selectDayContext } from './reads/selectDayContext';
import { selectFormerDays } from './reads/selectFormerDays';
import { selectUnassigned } from './reads/selectUnassigned';
import { deleteDayContents } from './retention/deleteDayContents';
import { eraseDays, erasePendingComputations } from './retention/eraseDays';
import { selectWard } from './ward/selectWard';
import { reassignedRanges, reassignSamples } from './wearers/attribution';

/** Operations common to all record kinds: they come from devices and are read day by day. */
const recordExtension: EntityExtension<RecordKind> = {
  guard: async ({ kind, record, transaction }) => {
    if (kind !== 'remove') return [{ field: '', code: 'recordsFromDevices' }];
    await lockDevices(transaction, [record.deviceId]);
    return [];
  },
  after: async (change) => (change.kind === 'remove' ? withdrawDeletedDay(change) : []),
  erase: eraseDays,
  operations: {
    selectByDeviceIdAndDate: selectDay,
    selectDayContext,
    selectFormerDays,
    selectById: withGeneratedSignals(selectById),
    selectByIds: withGeneratedSignals(selectByIds),
  },
};

/** Applies an extension to every record kind. */
const forEachRecordKind = (extension: EntityExtension<RecordKind>) =>
  Object.fromEntries(recordKinds.map((kind) => [kind, extension])) as Record<RecordKind, EntityExtension<RecordKind>>;

/** Server extensions of the record section: health records and current alerts of wearers. */
export const recordExtensions = {
  ...forEachRecordKind(recordExtension),
  bloodPressure: {
    ...recordExtension,
    operations: { ...recordExtension.operations, insert: enterReadings, correctReadings },
  },
  raw: {
    ...recordExtension,
    contents: listPacketContents,
    operations: { ...recordExtension.operations, selectPackets, selectSamples, downloadPackets },
    after: async (change) => {
      if (change.kind === 'remove') await deleteContents(change);
      return recordExtension.after?.(change, change.record.id) ?? [];
    },
  },
  deviceUser: { erase: erasePendingComputations },
  deviceBinding: { after: reassignMeasurements, operations: { selectUnassigned } },
  wearerAlert: {
    guard: ({ kind }) => (kind === 'transition' ? [] : [{ field: '', code: 'wearerAlertKept' }]),
    complete: handledByFields,
    after: updateEventClocks,
    operations: { selectWard },
  },
  deviceEvent: { guard: () => [{ field: '', code: 'deviceEventKept' }] },
} satisfies Extensions;

/** Fills in signals that are generated rather than stored. */
function withGeneratedSignals(handle: Handler): Handler {
  return async (call, context) => {
    const answer = await handle(call, context);
    const queryContext = { queries: context.database.read, ask: context.ask };
    const found = [answer.data].flat() as HealthRecord[];
    const kind = kindOf(call.entity.name);
    await fillGeneratedSignals(queryContext, kind, found);
    return answer;
  };
}

/** Moves samples to their current wearer. */
async function reassignMeasurements({
  before,
  record,
  transaction,
  context,
  now,
}: Change<'deviceBinding'>): Promise<readonly string[]> {
  const reassignment = { transaction, ask: context.ask, now };
  const ranges = reassignedRanges(before, record, now);
  const samples = await reassignSamples(reassignment, ranges);
  return [...samples, ...(await reassignEvents(reassignment, ranges))];
}

/** Deletes the contents of a day's packets together with the day. */
async function deleteContents({ entity, record, transaction, now }: Change<RecordKind>): Promise<void> {
  await deleteDayContents({ transaction, kind: kindOf(entity.name), days: [record], now });
}

/** Stores the administrator who takes an alert on or closes it. */
function handledByFields({ kind, call }: Change) {
  const field = kind === 'transition' ? HANDLER_FIELDS[call.operation] : undefined;
  return field ? { [field]: call.caller?.adminId ?? null } : {};
}

const HANDLER_FIELDS: Readonly<Record<string, string>> = {
  acknowledge: 'acknowledgedById',
  attend: 'attendedById',
  close: 'closedById',
};
