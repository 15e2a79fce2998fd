import { INBOX } from '../../../../contract/calls/live';
import type { Change } from '../../../../server/plugin-api';
import { writeOutbox } from './writeOutbox';

/** Notifies an administrator that manual times or a reversal await their approval; returns the changed tables. */
export async function notifyApprover(change: Change<'serviceApplication'>, id: number): Promise<readonly string[]> {
  const { call, transaction, record, inputs, now } = change;
  const { applicationNo } = record;
  const isReversal = call.operation === 'requestReversal';
  const approverId = isReversal ? record.reversalAdminId : record.approvalAdminId;
  if (typeof inputs.approverId !== 'number' || approverId === null) return [];
  const approver = await transaction
    .selectFrom('admin')
    .select(['name', 'email'])
    .where('id', '=', approverId)
    .executeTakeFirst();
  if (!approver) return [];
  const channels = approver.email ? (['inbox', 'email'] as const) : (['inbox'] as const);
  await writeOutbox(
    { transaction, now },
    channels.map((channel) => ({
      reason: 'approvalRequest',
      channel,
      level: 'info',
      receiverType: 'admin',
      receiverId: approverId,
      receiverName: approver.name,
      title: isReversal ? '结算冲销待审批' : '手工签到签退待审批',
      content: isReversal
        ? `服务单 ${applicationNo} 的结算冲销等待您审批，请在服务单列表的“待我审批的冲销”中处理。`
        : `服务单 ${applicationNo} 的手工时间等待您审批，请在服务单列表的“待我审批”中处理。`,
      aboutEntity: 'serviceApplication',
      aboutId: id,
      messageKey: `approval:${id}:${call.operation}:${now}:${channel}`,
    })),
  );
  return ['outbox', INBOX];
}
