import { dayAt, daysBetween } from '../../../../contract/moment';
import type { ReadContext, RecordOf } from '../../../../server/plugin-api';

/** States of an open follow-up. */
const OPEN_STATES: readonly unknown[] = ['planned', 'missed'];

/** Adds the number of overdue days of open follow-ups. */
export async function addOverdueDays(records: RecordOf<'returnVisit'>[], { context }: ReadContext): Promise<void> {
  const today = dayAt(context.now());
  for (const record of records) {
    const isOpen = OPEN_STATES.includes(record.status);
    record.overdueDays = isOpen ? Math.max(0, daysBetween(record.planDate, today)) : 0;
  }
}
