import type { WardPatient } from '../entities/wearerAlert';
import { type AlarmPriority, alarmKey, highestOf, priorityOf } from './alarmPriority';
import { alarmSignals } from './alarmSignals';

/** Milliseconds for which a warning that nobody takes on is repeated (ours): a critical alert is until somebody does. */
export const WARNING_MS = 5 * 60_000;

interface HeardAlarm {
  priority: AlarmPriority;
  /** When this window first heard of it; milliseconds since 1970. */
  since: number;
  hasPlayed: boolean;
}

/**
 * Decides what is to be heard. What is critical sounds until somebody has taken it on; a warning for some minutes after it came;
 * what is told of a device once. Warnings that were there when the console was opened are seen, not heard.
 */
export class AlarmSchedule {
  #alarms = new Map<string, HeardAlarm>();
  #last = new Map<AlarmPriority, number>();
  #isFirst = true;

  /** Takes the alerts that wait now. */
  update(patients: readonly WardPatient[], now: number): void {
    const known = this.#alarms;
    const old = this.#isFirst ? now - WARNING_MS : now;
    this.#isFirst = false;
    this.#alarms = new Map(
      patients.map((patient) => {
        const key = alarmKey(patient);
        const priority = priorityOf(patient);
        const fresh = { priority, since: priority === 'high' ? now : old, hasPlayed: old < now };
        return [key, known.get(key) ?? fresh];
      }),
    );
  }

  /** The signal that is due at a moment, and is then taken as played; nothing where all is quiet. */
  due(now: number): AlarmPriority | undefined {
    const sounding = [...this.#alarms.values()].filter((alarm) => isSounding(alarm, now));
    const priority = highestOf(sounding.map((alarm) => alarm.priority));
    if (priority === undefined) return undefined;
    const every = alarmSignals[priority].everyMs;
    const last = this.#last.get(priority);
    const isNew = sounding.some((alarm) => alarm.priority === priority && !alarm.hasPlayed);
    if (!isNew && (every === undefined || (last !== undefined && now - last < every))) return undefined;
    for (const alarm of sounding) if (alarm.priority === priority) alarm.hasPlayed = true;
    this.#last.set(priority, now);
    return priority;
  }
}

function isSounding({ priority, since, hasPlayed }: HeardAlarm, now: number): boolean {
  if (priority === 'high') return true;
  return priority === 'medium' ? now - since < WARNING_MS : !hasPlayed;
}
