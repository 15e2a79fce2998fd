import { INBOX } from '../../../../contract/live';
import type { Change } from '../../../../server/plugin-api';
import { writeOutbox } from './writeOutbox';

/** Notifies an administrator that manual times await their approval; returns the changed tables. */
export async function askApproval(change: Change<'serviceApplication'>, id: number): Promise<readonly string[]> {
  const { call, context, transaction, record, inputs, now } = change;
  const { approvalAdminId, applicationNo } = record;
  if (typeof inputs.approverId !== 'number' || approvalAdminId === null) return [];
  const asked = await transaction
    .selectFrom('admin')
    .select(['name', 'email'])
    .where('id', '=', approvalAdminId)
    .executeTakeFirst();
  if (!asked) return [];
  const channels = asked.email ? (['inbox', 'email'] as const) : (['inbox'] as const);
  await writeOutbox(
    { transaction, kind: context.database.kind, now },
    channels.map((channel) => ({
      reason: 'approvalRequest',
      channel,
      level: 'info',
      receiverType: 'admin',
      receiverId: approvalAdminId,
      receiverName: asked.name,
      title: '手工签到签退待审批',
      content: `服务单 ${applicationNo} 的手工时间等待您审批，请在服务单列表的“待我审批”中处理。`,
      aboutEntity: 'serviceApplication',
      aboutId: id,
      messageKey: `approval:${id}:${call.operation}:${now}:${channel}`,
    })),
  );
  return ['outbox', INBOX];
}
