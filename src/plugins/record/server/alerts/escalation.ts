import { INBOX } from '../../../../../contract/calls/live';
import { MINUTE_MS, toIsoMoment } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Context,
  type Job,
  lockRows,
  type RowOf,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import { bulkUpdate, type Config, takeAdvisoryLocks } from '../../../../../server/plugin-api/builtin';
import { writeOutbox } from '../../../message/server/public';
import { type Escalation, escalations, wearerAlert } from '../../entities/alerts/wearerAlert';
import { subjectLock } from './alertLocks';
import { type EscalatedAlert, escalationMessages } from './escalationMessages';

/** Alerts per transaction, so that other writers do not wait long. */
const BATCH = 100;

/** Scheduled job that escalates unclaimed critical alerts. */
export const escalationJobs: readonly Job[] = [
  { name: 'wearerAlert.escalation', intervalMs: MINUTE_MS, run: escalate },
];

type Limits = Pick<Config, 'escalatePostMin' | 'escalateLeadMin'>;

/** Returns the escalation step of an alert that has waited since `raised`. Both times are in milliseconds since 1970. */
export function escalationAt(raised: number, now: number, { escalatePostMin, escalateLeadMin }: Limits): Escalation {
  const waited = now - raised;
  if (waited >= escalateLeadMin * MINUTE_MS) return 'lead';
  return waited >= escalatePostMin * MINUTE_MS ? 'post' : 'none';
}

/**
 * Escalates critical alerts that nobody has taken on in time. Each step happens once.
 * @returns the number of alerts
 */
async function escalate(context: Context, now: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (let lastId = 0; !signal.aborted; ) {
    const found = await context.database.unscoped.read
      .selectFrom('wearerAlert')
      .select(['id', 'deviceUserId', 'deviceId'])
      .where('status', '=', 'open')
      .where('alertLevel', '=', 'critical')
      .where('escalation', '<>', 'lead')
      .where('raisedTime', '<=', now - context.config.escalatePostMin * MINUTE_MS)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const newest = found.at(-1);
    if (!newest) break;
    lastId = newest.id;
    count += await context.database.write((transaction) => escalateBatch({ transaction, context, found, now }));
  }
  return count;
}

interface EscalationBatch {
  transaction: WriteTransaction;
  context: Context;
  found: readonly Pick<StoredAlert, 'id' | 'deviceUserId' | 'deviceId'>[];
  now: number;
}

async function escalateBatch({ transaction, context, found, now }: EscalationBatch): Promise<number> {
  await takeAdvisoryLocks(transaction, found.map(subjectLock));
  const ids = found.map(({ id }) => id);
  await lockRows(transaction, { table: 'wearerAlert', ids, mode: 'update' });
  const rows = await transaction
    .selectFrom('wearerAlert')
    .select(['id', 'deviceUserId', 'deviceId', 'status', 'alertLevel', 'escalation', 'raisedTime'])
    .where('id', 'in', ids)
    .execute();
  const escalated = rows.flatMap((alert) => escalatedAlert(alert, now, context.config));
  if (escalated.length === 0) return 0;
  // Leaves the version unchanged: an administrator who is about to take the alert on has read everything relevant.
  const fields = ['escalation', 'escalateTime', 'updateTime', 'updateBy'];
  await bulkUpdate({ transaction, entity: wearerAlert, fields, records: escalated });
  const messages = await escalationMessages(transaction, escalated);
  await writeOutbox({ transaction, now }, messages);
  await bumpVersions(transaction, ['wearerAlert', ...(messages.length > 0 ? ['outbox', INBOX] : [])]);
  return escalated.length;
}

type EscalatedRecord = WireRecord & EscalatedAlert;

type StoredAlert = RowOf<
  'wearerAlert',
  'id' | 'deviceUserId' | 'deviceId' | 'status' | 'alertLevel' | 'escalation' | 'raisedTime'
>;

/** Returns the alert at its next step. Returns nothing if someone has taken it on meanwhile, or if the step is done. */
function escalatedAlert(alert: StoredAlert, now: number, limits: Limits): EscalatedRecord[] {
  if (alert.status !== 'open' || alert.alertLevel !== 'critical' || alert.raisedTime === null) return [];
  const raised = alert.raisedTime;
  const escalation = escalationAt(raised, now, limits);
  const known = escalations.find((step) => step === alert.escalation) ?? 'none';
  if (escalations.indexOf(escalation) <= escalations.indexOf(known)) return [];
  const time = toIsoMoment(now);
  return [
    {
      id: alert.id,
      deviceUserId: alert.deviceUserId,
      raised,
      escalation,
      escalateTime: time,
      updateTime: time,
      updateBy: 'system',
    },
  ];
}
