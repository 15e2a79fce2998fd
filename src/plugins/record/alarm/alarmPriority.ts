import type { WardPatient } from '../entities/wearerAlert';

/** Priorities of alarms, the highest first (IEC 60601-1-8). */
export const alarmPriorities = ['high', 'medium', 'low'] as const;
export type AlarmPriority = (typeof alarmPriorities)[number];

/** Colours of the priorities (IEC 60601-1-8: red, yellow, cyan). */
export const alarmTones: Readonly<Record<AlarmPriority, 'error' | 'warning' | 'info'>> = {
  high: 'error',
  medium: 'warning',
  low: 'info',
};

/** What says something of a device, not of a person: it is told once (ours). */
const TECHNICAL: readonly string[] = ['deviceSilent', 'longGap', 'ecgUnusable', 'electrodeWeak', 'packetsLost'];

/** How urgent an alert is for whoever hears it. */
export function priorityOf({ alertLevel, findings }: Pick<WardPatient, 'alertLevel' | 'findings'>): AlarmPriority {
  if (alertLevel === 'critical') return 'high';
  const codes = (findings ?? []).map(({ code }) => code);
  return codes.length > 0 && codes.every((code) => TECHNICAL.includes(code)) ? 'low' : 'medium';
}

/** Alarms with the highest priority first; those of one priority keep their order. */
export function byPriority<Alarm extends Pick<WardPatient, 'alertLevel' | 'findings'>>(
  alarms: readonly Alarm[],
): Alarm[] {
  return alarmPriorities.flatMap((priority) => alarms.filter((alarm) => priorityOf(alarm) === priority));
}

/** The highest of some priorities; nothing of none. */
export function highestOf(priorities: readonly AlarmPriority[]): AlarmPriority | undefined {
  return alarmPriorities.find((priority) => priorities.includes(priority));
}

/** What is new about an alert when it changes: another event, or one that has become worse, is another alarm. */
export function alarmKey({ id, alertLevel, findings, raisedTime }: WardPatient): string {
  const codes = [...new Set((findings ?? []).map(({ code }) => code))].sort();
  return [id, alertLevel, raisedTime ?? '', ...codes].join(' ');
}
