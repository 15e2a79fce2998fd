import type { WardAlert } from '../entities/alerts/wearerAlert';

/** Priorities of alarms, the highest first (IEC 60601-1-8). */
export const alarmPriorities = ['high', 'medium', 'low'] as const;
export type AlarmPriority = (typeof alarmPriorities)[number];

/** Colors of the priorities (IEC 60601-1-8: red, yellow, cyan). */
export const alarmColors: Readonly<Record<AlarmPriority, 'error' | 'warning' | 'info'>> = {
  high: 'error',
  medium: 'warning',
  low: 'info',
};

/** Findings about a device rather than a person. Each is signaled once (our choice). */
const TECHNICAL: readonly string[] = ['deviceSilent', 'longGap', 'ecgUnusable', 'electrodeWeak', 'packetsLost'];

/** Returns how urgent an alert is. */
export function priorityOf({ alertLevel, findings }: Pick<WardAlert, 'alertLevel' | 'findings'>): AlarmPriority {
  if (alertLevel === 'critical') return 'high';
  const codes = (findings ?? []).map(({ code }) => code);
  return codes.length > 0 && codes.every((code) => TECHNICAL.includes(code)) ? 'low' : 'medium';
}

/** Sorts alarms by priority, the highest first. Alarms of the same priority keep their order. */
export function byPriority<Alarm extends Pick<WardAlert, 'alertLevel' | 'findings'>>(
  alarms: readonly Alarm[],
): Alarm[] {
  return alarmPriorities.flatMap((priority) => alarms.filter((alarm) => priorityOf(alarm) === priority));
}

/** Returns the highest of some priorities, or undefined for an empty list. */
export function highestOf(priorities: readonly AlarmPriority[]): AlarmPriority | undefined {
  return alarmPriorities.find((priority) => priorities.includes(priority));
}

/** Returns the identity of an alarm. A different event, or an event that has become worse, is a new alarm. */
export function alarmKey({ id, alertLevel, findings, raisedTime }: WardAlert): string {
  const codes = [...new Set((findings ?? []).map(({ code }) => code))].sort();
  return [id, alertLevel, raisedTime ?? '', ...codes].join(' ');
}
