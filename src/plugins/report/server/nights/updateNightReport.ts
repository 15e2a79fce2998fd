import { dayAt } from '../../../../../contract/moment';
import {
  applyChange,
  applyTransition,
  type ChangeFrame,
  systemCall,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { insertInTransaction, recordCodec } from '../../../../../server/plugin-api/builtin';
import type { ReportKind } from '../../../device/entities/uploads/recordKinds';
import {
  ALGORITHM_VERSION,
  type CompletedNight,
  type NightListener,
  openCriticalWithin,
} from '../../../record/server/public';
import type { ReportStatus } from '../../entities/reportCodes';
import { reportTransitions } from '../../entities/reportTransitions';
import { sleep } from '../../entities/sleep';
import { setReplaced } from '../versions/reportVersions';
import { hasNightChanged, type KnownNight, measuredSleep } from './measuredSleep';

/** Minimum minutes in bed of a reported night (our choice). */
const IN_BED_MINUTES_MIN = 60;
/** States in which late data still changes a report. A report in any other state stays, and a new version is proposed. */
const OPEN_STATUSES: readonly ReportStatus[] = ['generated', 'pendingReview'];

/**
 * Creates the report of a completed night, and again only if the night has changed. A report that a doctor has seen stays
 * unchanged; the new one waits for review beside it.
 */
export const updateNightReport: NightListener = async ({ context, transaction, now }, night) => {
  if (night.architecture.inBedMin < IN_BED_MINUTES_MIN || !(await isReported(transaction, night))) return [];
  const known = await latestReport(transaction, night);
  const measured = measuredSleep(night);
  const openAlarm = await openCriticalWithin(transaction, night.deviceUserId, {
    fromTime: measured.bedTime,
    toTime: measured.riseTime,
  });
  const isWorse = openAlarm && known?.record.openAlarm !== true;
  const isSameWearer = known?.record.withdrawnFor == null;
  if (known && isSameWearer && !isWorse && !hasNightChanged(known, measured)) return [];
  const isOpen = known !== undefined && OPEN_STATUSES.some((status) => status === known.record.status);
  const values: WireRecord = {
    ...measured,
    deviceId: night.record.deviceId,
    periodStart: measured.bedTime,
    periodEnd: measured.riseTime,
    reportTime: new Date(Math.max(now, Date.parse(measured.riseTime))).toISOString(),
    algoVersion: String(ALGORITHM_VERSION),
    openAlarm,
    revision: known ? (known.record.revision ?? 1) + 1 : 1,
  };
  const frame = { entity: sleep, context, transaction, today: dayAt(now), now };
  if (isOpen) await updateReport(frame, known.record, values);
  else {
    const replacesId = known ? known.record.id : null;
    const id = await createReport(frame, {
      ...values,
      deviceUserId: night.deviceUserId,
      nightDate: night.date,
      replacesId,
    });
    if (replacesId !== null) await setReplaced(transaction, 'sleep', { id: replacesId, replacedById: id });
  }
  return [];
};

type Frame = Omit<ChangeFrame, 'call'>;

async function updateReport(frame: Frame, before: KnownNight['record'], values: WireRecord): Promise<void> {
  const call = systemCall(frame.context, { entity: sleep, operation: 'renewReport', id: before.id });
  const changedFields = new Set(Object.keys(values));
  await applyChange({ ...frame, call, kind: 'update', before, values, inputs: {}, incomingFields: changedFields });
}

async function createReport(frame: Frame, values: WireRecord): Promise<number> {
  const callFor = (operation: string, id?: number) => systemCall(frame.context, { entity: sleep, operation, id });
  const id = await insertInTransaction({ ...frame, call: callFor('makeReport') }, values);
  const transition = reportTransitions.submitReport;
  if (transition)
    await applyTransition({ frame: { ...frame, call: callFor('submitReport', id) }, transition, id, input: {} });
  return id;
}

/** Whether the type of the device has night reports, and both the device and its wearer still exist. */
async function isReported(transaction: WriteTransaction, { record, deviceUserId }: CompletedNight): Promise<boolean> {
  const kind: ReportKind = 'sleep';
  const row = await transaction
    .selectFrom('device')
    .innerJoin('deviceType', 'deviceType.id', 'device.deviceTypeId')
    .innerJoin('deviceUser', (join) => join.on('deviceUser.id', '=', deviceUserId))
    .select('deviceType.reportKinds')
    .where('device.id', '=', record.deviceId)
    .where('device.deleted', '=', 0)
    .where('deviceUser.deleted', '=', 0)
    .executeTakeFirst();
  return (row?.reportKinds ?? '').includes(`"${kind}"`);
}

async function latestReport(
  transaction: WriteTransaction,
  { deviceUserId, date }: CompletedNight,
): Promise<KnownNight | undefined> {
  const row = await transaction
    .selectFrom('sleep')
    .selectAll()
    .where('deviceUserId', '=', deviceUserId)
    .where('nightDate', '=', date)
    .where('deleted', '=', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { record: recordCodec(sleep, transaction).decode(row), night: row.night };
}
