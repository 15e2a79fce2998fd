import type { WardAlert } from '../entities/alerts/wearerAlert';
import { type AlarmPriority, alarmKey, highestOf, priorityOf } from './alarmPriority';
import { alarmSignals } from './alarmSignals';

/**
 * Milliseconds during which an unclaimed warning is repeated (our choice). A critical alert repeats until someone takes it
 * on.
 */
export const WARNING_REPEAT_MS = 5 * 60_000;

interface ScheduledAlarm {
  priority: AlarmPriority;
  /** When this window first saw the alert, in milliseconds since 1970. */
  since: number;
  hasPlayed: boolean;
}

/**
 * Decides which alarm to sound. A critical alert sounds until someone takes it on, a warning for {@link WARNING_REPEAT_MS}, and a
 * device alert once. Warnings that already existed when the console was opened are silent.
 */
export class AlarmSchedule {
  #alarms = new Map<string, ScheduledAlarm>();
  #last = new Map<AlarmPriority, number>();
  #isFirst = true;

  /** Updates the schedule with the alerts that are waiting now. */
  update(patients: readonly WardAlert[], now: number): void {
    const known = this.#alarms;
    const firstSeen = this.#isFirst ? now - WARNING_REPEAT_MS : now;
    this.#isFirst = false;
    this.#alarms = new Map(
      patients.map((patient) => {
        const key = alarmKey(patient);
        const priority = priorityOf(patient);
        const newAlarm = { priority, since: priority === 'high' ? now : firstSeen, hasPlayed: firstSeen < now };
        return [key, known.get(key) ?? newAlarm];
      }),
    );
  }

  /** Returns the signal that is due and marks it as played; undefined when nothing is due. */
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

function isSounding({ priority, since, hasPlayed }: ScheduledAlarm, now: number): boolean {
  if (priority === 'high') return true;
  return priority === 'medium' ? now - since < WARNING_REPEAT_MS : !hasPlayed;
}
