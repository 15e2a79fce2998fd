import { sql } from 'kysely';
import { maskValue } from '../../../../../contract/masks';
import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { Queries } from '../../../../../server/plugin-api';
import { jsonRows } from '../../../../../server/plugin-api/builtin';
import type { NotifiedPerson, WearerAlert } from '../../entities/alerts/wearerAlert';
import { escalationKey } from './escalationMessages';

/** Returns who was notified about escalated alerts, and whether messages reached them, by alert id. */
export async function notifiedPeople(
  queries: Queries,
  alerts: readonly Pick<WearerAlert, 'id' | 'escalation' | 'raisedTime'>[],
): Promise<Map<number, NotifiedPerson[]>> {
  const waiting = alerts.flatMap(({ id, escalation, raisedTime }) => {
    const raised = raisedTime === null ? undefined : parseIsoMoment(raisedTime);
    if (raised === undefined || escalation === null || escalation === 'none') return [];
    const low = escalationKey(id, raised);
    // Uses the character after the colon as upper bound, so that the index serves the prefix search.
    return [{ id, low, high: `${low.slice(0, -1)};` }];
  });
  if (waiting.length === 0) return new Map();
  const inputRows = jsonRows(queries, { id: 'integer', low: 'text', high: 'text' }, waiting);
  const { rows } = await sql<OutboxMessage>`select "given"."id" as "alertId", "message"."reason", "message"."channel",
      "message"."status", "message"."receiverType", "message"."receiverId", "message"."receiverName",
      "message"."createTime", "message"."sentTime", "message"."readTime", "message"."confirmTime"
    from ${inputRows} cross join "outbox" as "message"
    where "message"."messageKey" >= "given"."low" and "message"."messageKey" < "given"."high"
    order by "message"."id"`.execute(queries);
  const notifiedByAlert = new Map<number, Map<string, NotifiedPerson>>();
  for (const row of rows) {
    const people = notifiedByAlert.get(row.alertId) ?? new Map<string, NotifiedPerson>();
    const key = `${row.reason} ${row.receiverType} ${row.receiverId}`;
    people.set(key, betterDelivery(people.get(key), toNotifiedPerson(row)));
    notifiedByAlert.set(row.alertId, people);
  }
  return new Map([...notifiedByAlert].map(([id, people]) => [id, [...people.values()]]));
}

interface OutboxMessage {
  alertId: number;
  reason: string;
  channel: string;
  status: string;
  receiverType: string;
  receiverId: number;
  receiverName: string | null;
  createTime: number;
  sentTime: number | null;
  readTime: number | null;
  confirmTime: number | null;
}

function toNotifiedPerson(row: OutboxMessage): NotifiedPerson {
  const isDoctor = row.receiverType === 'doctor';
  return {
    role: isDoctor ? 'doctor' : row.reason === 'alertWaiting' ? 'post' : 'lead',
    name: isDoctor ? String(maskValue('name', row.receiverName) ?? '') : row.receiverName,
    ...deliveryOf(row),
  };
}

/** Returns the delivery state. A message in an inbox counts once it is read, one sent by another channel immediately. */
function deliveryOf(row: OutboxMessage): Pick<NotifiedPerson, 'state' | 'time'> {
  const { channel, status, createTime, sentTime, readTime, confirmTime } = row;
  const seen = readTime ?? confirmTime ?? (channel !== 'inbox' && status === 'sent' ? sentTime : null);
  if (seen !== null) return { state: 'delivered', time: toIsoMoment(seen) };
  const state = status === 'failed' || status === 'withdrawn' ? 'failed' : 'queued';
  return { state, time: toIsoMoment(createTime) };
}

const STATE_ORDER: readonly NotifiedPerson['state'][] = ['failed', 'queued', 'delivered'];

/** Returns the better delivery state: one channel that reaches a person is enough. */
function betterDelivery(known: NotifiedPerson | undefined, found: NotifiedPerson): NotifiedPerson {
  return known && STATE_ORDER.indexOf(known.state) >= STATE_ORDER.indexOf(found.state) ? known : found;
}
