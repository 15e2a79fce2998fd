import { regionPrefix } from '../../../../../contract/regions';
import type { WriteTransaction } from '../../../../../server/plugin-api';
import type { OutgoingMessage } from '../../../message/server/public';
import { type EnabledHolder, enabledHolders } from '../../../system/server/public';
import type { Escalation } from '../../entities/alerts/wearerAlert';

/** An alert that has waited long enough to be escalated. */
export interface EscalatedAlert {
  id: number;
  deviceUserId: number | null;
  escalation: Escalation;
  /** Since when it has been waiting, in milliseconds since 1970. */
  raised: number;
}

/** The permission that identifies members of the post that answers alerts. */
const ANSWER_ALERTS_PERMISSION = 'acknowledge.wearerAlert.open';
const DOCTOR_CHANNELS = ['inbox', 'sms'] as const;

/** Returns the common prefix of the keys of all messages about an alert, since it began to wait. */
export const escalationKey = (alertId: number, raised: number) => `ward:${alertId}:${raised}:`;

/**
 * Creates messages about unclaimed alerts. The first step notifies everyone at the post who may see the wearer. The second
 * step notifies the doctor in charge or, without one, the leads of the post. Texts use the company's notification language
 * and contain no names.
 */
export async function escalationMessages(
  transaction: WriteTransaction,
  alerts: readonly EscalatedAlert[],
): Promise<OutgoingMessage[]> {
  if (alerts.length === 0) return [];
  const wearers = await wearersOf(transaction, alerts);
  const holders = await enabledHolders(transaction, ANSWER_ALERTS_PERMISSION);
  return alerts.flatMap((alert) => {
    const wearer = wearers.find(({ id }) => id === alert.deviceUserId);
    const post = holders.filter((holder) => canSeeWearer(holder, wearer));
    if (alert.escalation !== 'lead') return post.map((holder) => messageTo(alert, holder, 'alertWaiting'));
    if (wearer?.doctorId != null) return doctorMessages(alert, wearer.doctorId, wearer.doctorName);
    return leadsOf(post).map((holder) => messageTo(alert, holder, 'alertEscalation'));
  });
}

interface Wearer {
  id: number;
  regionCode: string | null;
  doctorId: number | null;
  doctorName: string | null;
}

async function wearersOf(transaction: WriteTransaction, alerts: readonly EscalatedAlert[]): Promise<Wearer[]> {
  return transaction
    .selectFrom('deviceUser as wearer')
    .leftJoin('elderly as elder', 'elder.id', 'wearer.elderlyId')
    .leftJoin('doctor', (join) =>
      join.onRef('doctor.id', '=', 'wearer.doctorId').on('doctor.deleted', '=', 0).on('doctor.status', '=', 'passed'),
    )
    .select(['wearer.id', 'elder.regionCode', 'doctor.id as doctorId', 'doctor.name as doctorName'])
    .where(
      'wearer.id',
      'in',
      alerts.flatMap(({ deviceUserId }) => deviceUserId ?? []),
    )
    .execute();
}

/** Whether an administrator may see a wearer. Everyone at the post sees devices without a wearer. */
function canSeeWearer({ scope }: EnabledHolder, wearer: Wearer | undefined): boolean {
  if (!scope || !wearer) return true;
  const { regionCode } = wearer;
  return regionCode !== null && scope.regionCodes.some((code) => regionCode.startsWith(regionPrefix(code)));
}

/** Returns the leads of the post. Defaults to the super administrators. */
function leadsOf(post: readonly EnabledHolder[]): readonly EnabledHolder[] {
  const named = post.filter(({ postLead }) => postLead);
  return named.length > 0 ? named : post.filter(({ superAdmin }) => superAdmin);
}

function messageTo(
  alert: EscalatedAlert,
  { id, name }: EnabledHolder,
  reason: 'alertWaiting' | 'alertEscalation',
): OutgoingMessage {
  return {
    ...message(alert),
    reason,
    channel: 'inbox',
    receiverType: 'admin',
    receiverId: id,
    receiverName: name,
    messageKey: `${escalationKey(alert.id, alert.raised)}${reason}:${id}:inbox`,
  };
}

function doctorMessages(alert: EscalatedAlert, doctorId: number, doctorName: string | null): OutgoingMessage[] {
  return DOCTOR_CHANNELS.map((channel) => ({
    ...message(alert),
    reason: 'alertEscalation',
    channel,
    receiverType: 'doctor',
    receiverId: doctorId,
    receiverName: doctorName,
    messageKey: `${escalationKey(alert.id, alert.raised)}${channel}`,
  }));
}

const message = ({ id, deviceUserId }: EscalatedAlert) => ({
  // Someone is waiting now, so that quiet hours do not apply.
  level: 'danger' as const,
  title: '危急预警无人接手',
  content: `${deviceUserId === null ? `预警 #${id}（无人佩戴的设备）` : `佩戴者 #${deviceUserId} 的危急预警`}至今无人接手，请登录管理端，在“当前预警”中处理。`,
});
