import { pick } from 'es-toolkit/object';
import {
  type Change,
  type EntityExtension,
  type Extensions,
  type Handler,
  selectById,
  selectByIds,
} from '../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { movedStretches, moveSamples } from './attribution';
import { correctReadings, enterReadings } from './bloodPressureEntry';
import { forgetDayContents } from './dayContents';
import { readDays, readHistory } from './daySurroundings';
import { downloadPackets } from './downloadPackets';
import { eraseDays, eraseDue } from './eraseDays';
import { moveEventClocks } from './events/eventClocks';
import { moveEvents } from './events/moveEvents';
import { addEves, Eves } from './eves';
import type { HealthRecord } from './healthRecord';
import { markBaselines } from './keptBaseline';
import { markNights } from './nights/nightDue';
import { packetContents } from './personPackets';
import { renewLaterDays } from './renewLaterDays';
import { kindOf, selectDay } from './selectDay';
import { selectDayContext } from './selectDayContext';
import { selectFormerDays } from './selectFormerDays';
import { selectPackets, selectSamples } from './selectSamples';
import { selectUnassigned } from './selectUnassigned';
import { selectWard } from './selectWard';
import { holdDevices } from './storeDays';
import { fillSignals } from './unstoredSignals';
import { keepWearerAlerts } from './wearerAlerts';
import { goneDays, wearerDaysOf } from './wearerDay';

/** Operations common to all record kinds: they come from devices and are read day by day. */
const recordExtension: EntityExtension<RecordKind> = {
  guard: async ({ kind, record, transaction, context }) => {
    if (kind !== 'remove') return [{ field: '', code: 'recordsFromDevices' }];
    await holdDevices(transaction, context.database.kind, [record.deviceId]);
    return [];
  },
  after: async (change) => (change.kind === 'remove' ? forgetDay(change) : []),
  erase: eraseDays,
  operations: {
    selectByDeviceIdAndDate: selectDay,
    selectDayContext,
    selectFormerDays,
    selectById: whole(selectById),
    selectByIds: whole(selectByIds),
  },
};

/** Applies an extension to every record kind. */
const fromKinds = (extension: EntityExtension<RecordKind>) =>
  Object.fromEntries(recordKinds.map((kind) => [kind, extension])) as Record<RecordKind, EntityExtension<RecordKind>>;

/** Server extensions of the record section: health records and current alerts of wearers. */
export const recordExtensions = {
  ...fromKinds(recordExtension),
  bloodPressure: {
    ...recordExtension,
    operations: { ...recordExtension.operations, insert: enterReadings, correctReadings },
  },
  raw: {
    ...recordExtension,
    contents: packetContents,
    operations: { ...recordExtension.operations, selectPackets, selectSamples, downloadPackets },
    after: async (change) => {
      if (change.kind === 'remove') await forgetContents(change);
      return recordExtension.after?.(change, change.record.id) ?? [];
    },
  },
  deviceUser: { erase: eraseDue },
  deviceBinding: { after: moveWithBinding, operations: { selectUnassigned } },
  wearerAlert: {
    guard: ({ kind }) => (kind === 'transition' ? [] : [{ field: '', code: 'wearerAlertKept' }]),
    complete: seenToBy,
    after: moveEventClocks,
    operations: { selectWard },
  },
  deviceEvent: { guard: () => [{ field: '', code: 'deviceEventKept' }] },
} satisfies Extensions;

/** Fills in signals that are generated rather than stored. */
function whole(handle: Handler): Handler {
  return async (call, context) => {
    const answer = await handle(call, context);
    const asked = { queries: context.database.read, kind: context.database.kind, ask: context.ask };
    const found = [answer.data].flat() as HealthRecord[];
    const kind = kindOf(call.entity.name);
    await fillSignals(asked, kind, found);
    return answer;
  };
}

/** Withdraws the alerts of a deleted day and recomputes later days that depended on it. */
async function forgetDay({ entity, record, transaction, context, now }: Change<RecordKind>): Promise<string[]> {
  const kind = kindOf(entity.name);
  const asked = { queries: transaction, kind: context.database.kind };
  const day = pick(record, ['deviceId', 'date']);
  const history = await readHistory(asked, kind, [{ deviceId: day.deviceId, from: day.date, to: day.date }]);
  const storing = { transaction, kind: context.database.kind, ask: context.ask, now };
  // Other wearers keep their part of the day.
  const eves = new Eves();
  addEves(eves, kind, await readDays({ ...asked, ask: context.ask }, kind, [day]));
  const renewed = await renewLaterDays(storing, { kind, days: [day], history, lasting: [day], eves });
  const changed = await keepWearerAlerts({
    ...storing,
    sources: [...goneDays(kind, record, 'removed'), ...renewed.flatMap(wearerDaysOf)],
  });
  const removed = [{ kind, record, before: undefined }];
  await markBaselines(transaction, storing.kind, { days: removed, now });
  await markNights(transaction, storing.kind, { days: removed, now });
  return changed;
}

/** Moves samples to their current wearer. */
async function moveWithBinding({
  before,
  record,
  transaction,
  context,
  now,
}: Change<'deviceBinding'>): Promise<readonly string[]> {
  const moving = { transaction, kind: context.database.kind, ask: context.ask, now };
  const stretches = movedStretches(before, record, now);
  const samples = await moveSamples(moving, stretches);
  return [...samples, ...(await moveEvents(moving, stretches))];
}

/** Deletes the contents of a day's packets together with the day. */
async function forgetContents({ entity, record, transaction, now }: Change<RecordKind>): Promise<void> {
  await forgetDayContents({ transaction, kind: kindOf(entity.name), days: [record], now });
}

/** Stores the administrator who takes an alert on or closes it. */
function seenToBy({ kind, call }: Change) {
  const field = kind === 'transition' ? SEEN_TO[call.operation] : undefined;
  return field ? { [field]: call.caller?.adminId ?? null } : {};
}

const SEEN_TO: Readonly<Record<string, string>> = {
  acknowledge: 'acknowledgedById',
  attend: 'attendedById',
  close: 'closedById',
};
