import type { NotifiedPerson, WardAlert } from '../entities/alerts/wearerAlert';

/** A line about notified people, as a key of `ward.told`. */
export interface NotifiedLine {
  key: `post.${'all' | 'some' | 'none'}` | `${'doctor' | 'lead'}.${NotifiedPerson['state'] | 'none'}`;
  name?: string;
  count?: number;
  read?: number;
  time?: string;
}

/**
 * Returns whom the messages about an alert have reached: first the post, then, if escalated, the doctor or the substitute.
 */
export function notifiedLines({ escalation, told: notified }: Pick<WardAlert, 'escalation' | 'told'>): NotifiedLine[] {
  const post = notified.filter(({ role }) => role === 'post');
  const doctors = notified.filter(({ role }) => role === 'doctor');
  const leads = notified.filter(({ role }) => role === 'lead');
  const lines = [postLine(post)];
  if (escalation !== 'lead') return lines;
  if (doctors.length > 0) return [...lines, ...doctors.map((person) => personLine('doctor', person))];
  lines.push({ key: 'doctor.none' });
  return leads.length > 0
    ? [...lines, ...leads.map((person) => personLine('lead', person))]
    : [...lines, { key: 'lead.none' }];
}

function postLine(post: readonly NotifiedPerson[]): NotifiedLine {
  if (post.length === 0) return { key: 'post.none' };
  const read = post.filter(({ state }) => state === 'delivered').length;
  return { key: read === post.length ? 'post.all' : 'post.some', count: post.length, read };
}

const personLine = (role: 'doctor' | 'lead', { state, name, time }: NotifiedPerson): NotifiedLine => ({
  key: `${role}.${state}`,
  name: name ?? '',
  time,
});
