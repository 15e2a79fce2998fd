import { INBOX } from '../../../../contract/calls/live';
import type { UnusualAccess } from '../../../../server/plugin-api/builtin';
import { writeOutbox } from './writeOutbox';

const CHANNELS = ['inbox', 'sms'] as const;

/**
 * Notifies the super administrators about an account with unusually many reads. Only the console shows whose account it
 * is.
 */
export async function notifyUnusualAccess({ transaction, context, adminId, day }: UnusualAccess): Promise<string[]> {
  const superAdmins = await transaction
    .selectFrom('admin')
    .select(['id', 'name', 'email'])
    .where('superAdmin', '=', 1)
    .where('status', '<>', 'disabled')
    .where('deleted', '=', 0)
    .execute();
  const messages = superAdmins.flatMap(({ id, name, email }) =>
    (email ? ([...CHANNELS, 'email'] as const) : CHANNELS).map((channel) => ({
      reason: 'unusualAccess' as const,
      channel,
      level: 'warn' as const,
      receiverType: 'admin' as const,
      receiverId: id,
      receiverName: name,
      title: '个人记录访问量异常',
      content: `管理员 #${adminId} 在 ${day} 查看的个人记录明显多于平时，请登录管理端的访问统计页核对。`,
      aboutEntity: 'admin',
      aboutId: adminId,
      messageKey: `access:${adminId}:${day}:${id}:${channel}`,
    })),
  );
  await writeOutbox({ transaction, now: context.now() }, messages);
  return messages.length > 0 ? ['outbox', INBOX] : [];
}
