import type { ToldPerson, WardPatient } from '../entities/wearerAlert';

/** A line about notified people, as a key of `ward.told`. */
export interface ToldLine {
  key: `post.${'all' | 'some' | 'none'}` | `${'doctor' | 'lead'}.${ToldPerson['state'] | 'none'}`;
  name?: string;
  count?: number;
  read?: number;
  time?: string;
}

/**
 * Returns whom the messages about an alert have reached: first the post, then, if escalated, the doctor or the substitute.
 */
export function toldLines({ escalation, told }: Pick<WardPatient, 'escalation' | 'told'>): ToldLine[] {
  const post = told.filter(({ role }) => role === 'post');
  const doctors = told.filter(({ role }) => role === 'doctor');
  const leads = told.filter(({ role }) => role === 'lead');
  const lines = [postLine(post)];
  if (escalation !== 'lead') return lines;
  if (doctors.length > 0) return [...lines, ...doctors.map((person) => personLine('doctor', person))];
  lines.push({ key: 'doctor.none' });
  return leads.length > 0
    ? [...lines, ...leads.map((person) => personLine('lead', person))]
    : [...lines, { key: 'lead.none' }];
}

function postLine(post: readonly ToldPerson[]): ToldLine {
  if (post.length === 0) return { key: 'post.none' };
  const read = post.filter(({ state }) => state === 'delivered').length;
  return { key: read === post.length ? 'post.all' : 'post.some', count: post.length, read };
}

const personLine = (role: 'doctor' | 'lead', { state, name, time }: ToldPerson): ToldLine => ({
  key: `${role}.${state}`,
  name: name ?? '',
  time,
});
