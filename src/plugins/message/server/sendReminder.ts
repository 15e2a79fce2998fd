import type { Change } from '../../../../server/plugin-api';
import type { NoticeChannel } from '../entities/noticeCodes';
import { writeOutbox } from './writeOutbox';

/** Channels of reminders to a late attendant. */
const CHANNELS: readonly NoticeChannel[] = ['inbox', 'sms'];

/** Sends the attendant a reminder about a visit; returns the changed tables. */
export async function sendReminder(change: Change<'serviceApplication'>, id: number): Promise<readonly string[]> {
  const { call, transaction, record, now } = change;
  const { attendantId, attendantName, applicationNo, planStart, status } = record;
  if (call.operation !== 'remind' || attendantId === null) return [];
  const time = planStart.slice(5, 16).replace('T', ' ');
  const content =
    status === 'inService'
      ? `服务单 ${applicationNo} 已超时，请及时签退。`
      : `服务单 ${applicationNo}（${time}）请及时签到。`;
  await writeOutbox(
    { transaction, now },
    CHANNELS.map((channel) => ({
      reason: 'serviceReminder',
      channel,
      // Urgent at any hour, because the elder is waiting.
      level: 'danger',
      receiverType: 'attendant',
      receiverId: attendantId,
      receiverName: attendantName,
      title: '服务提醒',
      content,
      messageKey: `remind:${id}:${now}:${channel}`,
    })),
  );
  return ['outbox'];
}
