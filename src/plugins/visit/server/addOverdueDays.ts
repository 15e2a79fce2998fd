import { dayAt, daysBetween } from '../../../../contract/moment';
import type { Reading, RecordOf } from '../../../../server/plugin-api';

/** States in which a follow-up still waits for somebody. */
const OPEN: readonly unknown[] = ['planned', 'missed'];

/** Adds by how many days an open follow-up is late. */
export async function addOverdueDays(records: RecordOf<'returnVisit'>[], { context }: Reading): Promise<void> {
  const today = dayAt(context.now());
  for (const record of records) {
    const isOpen = OPEN.includes(record.status);
    record.overdueDays = isOpen ? Math.max(0, daysBetween(record.planDate, today)) : 0;
  }
}
