import { addDays, dayAt, dayStart, HOUR_MS, momentText } from '../../../../contract/moment';

/** Days begin at this hour for who works. */
const MORNING = 8;

/** Until when something can be put off with one press. */
export function snoozeTimes(now: number): { name: 'hour' | 'tomorrow' | 'days3' | 'week'; until: string }[] {
  const morning = (days: number) => momentText(dayStart(addDays(dayAt(now), days)) + MORNING * HOUR_MS);
  return [
    { name: 'hour', until: momentText(now + HOUR_MS) },
    { name: 'tomorrow', until: morning(1) },
    { name: 'days3', until: morning(3) },
    { name: 'week', until: morning(7) },
  ];
}
