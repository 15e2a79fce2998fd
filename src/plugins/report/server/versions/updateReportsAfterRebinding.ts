import {
  applyChange,
  type Change,
  type ChangeFrame,
  lockRows,
  type RecordOf,
  requireRecord,
  systemCall,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { type ReportKind, reportKinds } from '../../../device/entities/uploads/recordKinds';
import { type OutgoingMessage, writeOutbox } from '../../../message/server/public';
import { type ReassignedRange, reassignedRanges } from '../../../record/server/public';
import type { Withdrawal } from '../../entities/reportFields';
import { wearerFacts } from '../reportExtension';
import { reports } from '../reports';
import { copyReport } from './copyReport';
import { isReviewed, reportAfterCorrection } from './reportAfterCorrection';
import { wearerBetween } from './wearerBetween';

type Frame = Omit<ChangeFrame, 'entity' | 'call'>;

/** A report that follows its measurements, and the context for changing it. */
interface ReportToUpdate {
  kind: ReportKind;
  frame: Frame;
  before: RecordOf<ReportKind>;
}

/**
 * Updates reports when a binding is added, corrected or withdrawn. A report that no doctor has seen moves to its current
 * wearer, or is withdrawn if there is none. A report that a doctor has seen is withdrawn with the reason, and the doctor is
 * notified. Another report of the same recording then waits for review. The report of a night is withdrawn, and the job of
 * nights creates it for its wearer.
 */
export async function updateReportsAfterRebinding(change: Change<'deviceBinding'>): Promise<readonly string[]> {
  const { before, record, context, transaction, today, now } = change;
  const frame = { context, transaction, today, now };
  const ranges = reassignedRanges(before, record, now);
  const messages: OutgoingMessage[] = [];
  for (const kind of reportKinds) {
    for (const id of await reportsWithin(frame, kind, ranges)) {
      const report = await requireRecord({ queries: transaction, entity: reports[kind], id });
      messages.push(...(await updateReport({ kind, frame, before: report }, record.reason)));
    }
  }
  await writeOutbox({ transaction, now }, messages);
  return messages.length > 0 ? ['outbox'] : [];
}

/**
 * Returns the reports measured in ranges that changed their wearer. Of several withdrawn reports of one recording, only the
 * newest.
 */
async function reportsWithin(
  { transaction }: Frame,
  kind: ReportKind,
  ranges: readonly ReassignedRange[],
): Promise<number[]> {
  const ids = new Set<number>();
  for (const { deviceId, from, to } of ranges) {
    const rows = await transaction
      .selectFrom(kind)
      .select(['id', 'periodStart', 'withdrawnFor'])
      .where('deviceId', '=', deviceId)
      .where('deleted', '=', 0)
      .where('periodStart', '<', to)
      .where('periodEnd', '>', from)
      .orderBy('id', 'desc')
      .execute();
    const begins = new Set<number>();
    for (const { id, periodStart, withdrawnFor } of rows) {
      if (withdrawnFor === null || !begins.has(periodStart)) ids.add(id);
      begins.add(periodStart);
    }
  }
  const found = [...ids].sort((one, other) => one - other);
  if (found.length > 0) await lockRows(transaction, { table: kind, ids: found, mode: 'update' });
  return found;
}

/** Updates one report and returns the messages to its doctor. */
async function updateReport(report: ReportToUpdate, reason: string | null): Promise<OutgoingMessage[]> {
  const { kind, frame, before } = report;
  const { deviceId, periodStart, periodEnd } = before;
  const range = { deviceId, begin: Date.parse(periodStart), end: Date.parse(periodEnd) };
  const wearer = await wearerBetween(frame.transaction, range);
  const currentWearer = wearer && { id: wearer.id, pacemaker: wearer.wearerOn(periodStart.slice(0, 10)).pacemaker };
  const { withdraw, to } = reportAfterCorrection({ ...before, kind }, currentWearer);
  if (withdraw) await withdrawReport(report, withdraw, reason);
  if (to?.how === 'move') await reassignReport(report, to.wearer);
  if (to?.how === 'renew') await copyReportForWearer(report, to.wearer);
  return withdraw && isReviewed(before) ? doctorMessages(before) : [];
}

function changeOf({ kind, frame, before }: ReportToUpdate, values: WireRecord) {
  const entity = reports[kind];
  const call = systemCall(frame.context, { entity, operation: 'followBinding', id: before.id });
  return { ...frame, entity, call, before, values, inputs: {}, incomingFields: new Set<string>() };
}

async function withdrawReport(report: ReportToUpdate, withdrawnFor: Withdrawal, reason: string | null): Promise<void> {
  const values = { status: 'invalid', statusReason: reason, withdrawnFor };
  await applyChange({ ...changeOf(report, values), kind: 'transition' });
}

async function reassignReport(report: ReportToUpdate, deviceUserId: number): Promise<void> {
  const { kind, frame, before } = report;
  const facts = await wearerFacts({ ...frame, entity: reports[kind], record: before }, deviceUserId);
  const reopened = before.withdrawnFor !== null && { status: 'pendingReview', statusReason: null, withdrawnFor: null };
  await applyChange({ ...changeOf(report, { deviceUserId, ...facts, ...reopened }), kind: 'update' });
}

/** Makes another report of the same recording, which then waits for review. */
async function copyReportForWearer({ kind, frame, before }: ReportToUpdate, deviceUserId: number): Promise<void> {
  const call = systemCall(frame.context, { entity: reports[kind], operation: 'followBinding' });
  await copyReport({ frame: { ...frame, call }, kind, before }, { deviceUserId });
}

/** Returns messages to the doctor who concluded from a report, in the company's notification language. */
function doctorMessages({ id, doctorId, reportNo, version }: RecordOf<ReportKind>): OutgoingMessage[] {
  if (doctorId === null) return [];
  return [
    {
      reason: 'reportWithdrawn',
      channel: 'inbox',
      level: 'warn',
      receiverType: 'doctor',
      receiverId: doctorId,
      receiverName: null,
      title: '您审核过的报告已撤回',
      content: `报告 ${String(reportNo)} 因佩戴记录更正而撤回：测量时设备不在该佩戴者身上。撤回原因见管理端的报告页。`,
      messageKey: `report:${String(reportNo)}:${id}:${version}:withdrawn`,
    },
  ];
}
