import { pick } from 'es-toolkit/object';
import type { Change } from '../../../../../server/plugin-api';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { kindOf } from '../reads/selectDay';
import { readDays, readHistory } from './dayQueries';
import { decodeDay } from './encodeDay';
import { PreviousDays } from './previousDays';
import { recomputeLaterDays } from './recomputeLaterDays';
import { notify } from './stages/notify';
import { writeDerivedFields } from './writeRecords';

/** Withdraws the alerts of a deleted day and recomputes later days that depended on it. Returns the changed tables. */
export async function withdrawDeletedDay(change: Change<RecordKind>): Promise<string[]> {
  const { entity, record, transaction, context, now } = change;
  const kind = kindOf(entity.name);
  const storeContext = { transaction, ask: context.ask, now };
  const queryContext = { ...storeContext, queries: transaction };
  const day = pick(record, ['deviceId', 'date']);
  const history = await readHistory(transaction, kind, [{ deviceId: day.deviceId, from: day.date, to: day.date }]);
  // Other wearers keep their part of the day.
  const previousDays = new PreviousDays();
  previousDays.addRecords(kind, await readDays(queryContext, kind, [day]));
  const later = await recomputeLaterDays(storeContext, {
    kind,
    days: [day],
    history,
    reachingMidnight: [day],
    previousDays,
    wearers: new Map(),
  });
  await writeDerivedFields(storeContext, kind, later);
  const removed = { kind, record, measured: decodeDay(kind, record), withdrawal: 'removed' as const };
  return notify(storeContext, { written: [], later, removed: [removed] });
}
