import { regionPrefix } from '../../../../contract/regions';
import type { WriteTransaction } from '../../../../server/plugin-api';
import type { OutgoingMessage } from '../../message/server/public';
import { type EnabledHolder, enabledHolders } from '../../system/server/public';
import type { Escalation } from '../entities/wearerAlert';

/** An alert that has waited for so long that it is told further. */
export interface RisenAlert {
  id: number;
  deviceUserId: number | null;
  escalation: Escalation;
  /** Since when it waits, milliseconds since 1970. */
  raised: number;
}

/** What somebody must be allowed to do to be of the post that answers alerts. */
const ANSWERS_ALERTS = 'acknowledge.wearerAlert.open';
const DOCTOR_CHANNELS = ['inbox', 'sms'] as const;

/** How the keys of all messages about an alert begin, from when it began to wait. */
export const escalationKey = (alertId: number, raised: number) => `ward:${alertId}:${raised}:`;

/**
 * Messages about alerts that nobody takes on: first to everybody of the post who sees the wearer, then to the doctor in charge,
 * or, where none is named, to the leads of the post. In the language in which the company writes to its people. Names stay in
 * the console.
 */
export async function escalationMessages(
  transaction: WriteTransaction,
  alerts: readonly RisenAlert[],
): Promise<OutgoingMessage[]> {
  if (alerts.length === 0) return [];
  const wearers = await wearersOf(transaction, alerts);
  const holders = await enabledHolders(transaction, ANSWERS_ALERTS);
  return alerts.flatMap((alert) => {
    const wearer = wearers.find(({ id }) => id === alert.deviceUserId);
    const post = holders.filter((holder) => sees(holder, wearer));
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

async function wearersOf(transaction: WriteTransaction, alerts: readonly RisenAlert[]): Promise<Wearer[]> {
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

/** Whether somebody sees a wearer; whom nobody wears a device for, everybody of the post sees. */
function sees({ scope }: EnabledHolder, wearer: Wearer | undefined): boolean {
  if (!scope || !wearer) return true;
  const { regionCode } = wearer;
  return regionCode !== null && scope.regionCodes.some((code) => regionCode.startsWith(regionPrefix(code)));
}

/** Those who lead the post; where nobody is named, super administrators stand in. */
function leadsOf(post: readonly EnabledHolder[]): readonly EnabledHolder[] {
  const named = post.filter(({ postLead }) => postLead);
  return named.length > 0 ? named : post.filter(({ superAdmin }) => superAdmin);
}

function messageTo(
  alert: RisenAlert,
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

function doctorMessages(alert: RisenAlert, doctorId: number, doctorName: string | null): OutgoingMessage[] {
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

const message = ({ id, deviceUserId }: RisenAlert) => ({
  // Somebody waits at this very moment, at whatever hour.
  level: 'danger' as const,
  title: '危急告警无人接手',
  content: `${deviceUserId === null ? `告警 #${id}（无人佩戴的设备）` : `佩戴者 #${deviceUserId} 的危急告警`}至今无人接手，请登录管理端的健康看护页处理。`,
});
