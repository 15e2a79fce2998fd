import type { ReadContext, RecordOf } from '../../../../../server/plugin-api';
import { signStatusOf } from '../../entities/signs/signStatus';
import { lateLimits } from './lateLimits';

/** Adds the current sign status to applications. */
export async function addSignStatus(records: RecordOf<'serviceApplication'>[], reading: ReadContext): Promise<void> {
  if (records.length === 0) return;
  const lateMaxMin = await lateLimits(reading);
  const now = reading.context.now();
  for (const record of records) {
    record.signStatus = signStatusOf({
      visit: record,
      lateMaxMin: lateMaxMin(record.serviceTypeId),
      now,
    });
  }
}
