import { addDays, dayAt, dayStart, HOUR_MS, toIsoMoment } from '../../../../contract/moment';

/** Hour at which a workday begins. */
const MORNING = 8;

/** Returns the predefined times for snoozing. */
export function snoozeTimes(now: number): { name: 'hour' | 'tomorrow' | 'days3' | 'week'; until: string }[] {
  const morning = (days: number) => toIsoMoment(dayStart(addDays(dayAt(now), days)) + MORNING * HOUR_MS);
  return [
    { name: 'hour', until: toIsoMoment(now + HOUR_MS) },
    { name: 'tomorrow', until: morning(1) },
    { name: 'days3', until: morning(3) },
    { name: 'week', until: morning(7) },
  ];
}
