import { setImmediate } from 'node:timers/promises';
import type { DemoWriteContext } from '../../../../../server/demo/DemoModule';
import { type DemoPlan, demoRuleContext } from '../../../../../server/demo/demoPlan';
import type { Queries, WireRecord } from '../../../../../server/plugin-api';
import { insertTuples } from '../../../../../server/plugin-api/builtin';
import { wornCounts } from '../../../device/demo';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { encodeDay } from '../../server/days/encodeDay';
import type { DemoWearer } from '../wearers/demoWearer';
import { demoWearerOf } from '../wearers/demoWearerOf';
import { demoWearerSchema } from '../wearers/storedWearer';
import { demoDay } from './demoDay';

/** Days generated before yielding to the event loop; a day takes a few milliseconds. */
const DAYS_AT_ONCE = 4;

/** Returns the name of the setting with the signal parameters of a device. */
const settingOf = (deviceId: number) => `demoWearer:${deviceId}`;

/**
 * Fills in, in place, the samples and events of whole demo records, which are generated on demand rather than stored.
 * Measured records stay unchanged.
 */
export async function generateDays(queries: Queries, kind: RecordKind, found: readonly WireRecord[]): Promise<void> {
  const generated = found
    .filter(({ source }) => source === 'demo')
    .sort((one, other) => Number(one.deviceId) - Number(other.deviceId));
  if (generated.length === 0) return;
  const wearers = await readWearersOf(queries, [...new Set(generated.map(({ deviceId }) => Number(deviceId)))]);
  for (const [index, record] of generated.entries()) {
    if (index > 0 && index % DAYS_AT_ONCE === 0) await setImmediate();
    const wearer = wearers.get(Number(record.deviceId));
    const day = wearer && demoDay(kind, wearer, String(record.date));
    if (day) Object.assign(record, encodeDay(kind, day));
  }
}

/** Returns the signal parameters of the wearers by device. */
async function readWearersOf(queries: Queries, deviceIds: readonly number[]): Promise<Map<number, DemoWearer>> {
  const names = new Map(deviceIds.map((id) => [settingOf(id), id]));
  const rows = await queries
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', [...names.keys()])
    .execute();
  return new Map(
    rows.map(({ name, value }) => [names.get(String(name)) ?? 0, demoWearerSchema.parse(JSON.parse(String(value)))]),
  );
}

/** Stores the signal parameters of the worn devices, so that their days can be generated whatever becomes of the wearers. */
export async function storeWearers({ transaction }: DemoWriteContext, plan: DemoPlan): Promise<void> {
  const rules = demoRuleContext(plan);
  const rows = Array.from({ length: wornCounts(plan.counts).bound }, (_, index) => {
    const { wearer } = demoWearerOf(plan, rules, index + 1);
    return [settingOf(index + 1), JSON.stringify(wearer)];
  });
  await insertTuples({ transaction, table: 'setting', columns: ['name', 'value'], rows });
}
