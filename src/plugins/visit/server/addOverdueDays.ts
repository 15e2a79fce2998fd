import { dayAt, daysBetween } from '../../../../contract/moment';
import type { Reading, RecordOf } from '../../../../server/plugin-api';

/** States of an open follow-up. */
const OPEN: readonly unknown[] = ['planned', 'missed'];

/** Adds the number of overdue days of open follow-ups. */
export async function addOverdueDays(records: RecordOf<'returnVisit'>[], { context }: Reading): Promise<void> {
  const today = dayAt(context.now());
  for (const record of records) {
    const isOpen = OPEN.includes(record.status);
    record.overdueDays = isOpen ? Math.max(0, daysBetween(record.planDate, today)) : 0;
  }
}
