import { sql } from 'kysely';
import { maskValue } from '../../../../contract/masks';
import { momentOf, momentText } from '../../../../contract/moment';
import { type DatabaseKind, jsonRows, type Queries } from '../../../../server/plugin-api';
import type { ToldPerson, WearerAlert } from '../entities/wearerAlert';
import { escalationKey } from './escalationMessages';

interface Asked {
  queries: Queries;
  kind: DatabaseKind;
}

/** Returns who was notified about escalated alerts, and whether messages reached them, by alert id. */
export async function toldPeople(
  { queries, kind }: Asked,
  alerts: readonly Pick<WearerAlert, 'id' | 'escalation' | 'raisedTime'>[],
): Promise<Map<number, ToldPerson[]>> {
  const waiting = alerts.flatMap(({ id, escalation, raisedTime }) => {
    const raised = raisedTime === null ? undefined : momentOf(raisedTime);
    if (raised === undefined || escalation === null || escalation === 'none') return [];
    const low = escalationKey(id, raised);
    // Uses the character after the colon as upper bound, so that the index serves the prefix search.
    return [{ id, low, high: `${low.slice(0, -1)};` }];
  });
  if (waiting.length === 0) return new Map();
  const given = jsonRows(kind, { id: 'integer', low: 'text', high: 'text' }, waiting);
  const { rows } = await sql<WrittenMessage>`select "given"."id" as "alertId", "message"."reason", "message"."channel",
      "message"."status", "message"."receiverType", "message"."receiverId", "message"."receiverName",
      "message"."createTime", "message"."sentTime", "message"."readTime", "message"."confirmTime"
    from ${given} cross join "outbox" as "message"
    where "message"."messageKey" >= "given"."low" and "message"."messageKey" < "given"."high"
    order by "message"."id"`.execute(queries);
  const told = new Map<number, Map<string, ToldPerson>>();
  for (const row of rows) {
    const people = told.get(row.alertId) ?? new Map<string, ToldPerson>();
    const key = `${row.reason} ${row.receiverType} ${row.receiverId}`;
    people.set(key, better(people.get(key), personOf(row)));
    told.set(row.alertId, people);
  }
  return new Map([...told].map(([id, people]) => [id, [...people.values()]]));
}

interface WrittenMessage {
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

function personOf(row: WrittenMessage): ToldPerson {
  const isDoctor = row.receiverType === 'doctor';
  return {
    role: isDoctor ? 'doctor' : row.reason === 'alertWaiting' ? 'post' : 'lead',
    name: isDoctor ? String(maskValue('name', row.receiverName) ?? '') : row.receiverName,
    ...reached(row),
  };
}

/** Returns the delivery state. A message in an inbox counts once it is read, one sent by another channel immediately. */
function reached(row: WrittenMessage): Pick<ToldPerson, 'state' | 'time'> {
  const { channel, status, createTime, sentTime, readTime, confirmTime } = row;
  const seen = readTime ?? confirmTime ?? (channel !== 'inbox' && status === 'sent' ? sentTime : null);
  if (seen !== null) return { state: 'delivered', time: momentText(seen) };
  const state = status === 'failed' || status === 'withdrawn' ? 'failed' : 'queued';
  return { state, time: momentText(createTime) };
}

const ORDER: readonly ToldPerson['state'][] = ['failed', 'queued', 'delivered'];

/** Returns the better delivery state: one channel that reaches a person is enough. */
function better(known: ToldPerson | undefined, found: ToldPerson): ToldPerson {
  return known && ORDER.indexOf(known.state) >= ORDER.indexOf(found.state) ? known : found;
}
