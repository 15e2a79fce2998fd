import { signStatusOf } from '../../../contract/service/signStatus';
import type { WireRecord } from '../../db/recordCodec';
import type { Reading } from '../../operations/extension';
import { applicationIn } from '../serviceApplication/changedApplication';
import { lateLimits } from './lateLimits';

/** Tells of each application how far its signing has come by now. */
export async function addSignStatus(records: WireRecord[], reading: Reading): Promise<void> {
  if (records.length === 0) return;
  const lateMaxMin = await lateLimits(reading);
  const now = reading.context.now();
  for (const record of records) {
    record.signStatus = signStatusOf({
      visit: applicationIn(record),
      lateMaxMin: lateMaxMin(record.serviceTypeId),
      now,
    });
  }
}
