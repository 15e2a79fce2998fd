import { setImmediate } from 'node:timers/promises';
import type { RecordKind } from '../../contract/record/recordKinds';
import type { DatabaseKind, Queries, WriteTransaction } from '../db';
import { insertTuples } from '../db/insertTuples';
import type { WireRecord } from '../db/recordCodec';
import { storedForm } from '../sections/record/dayRecord';
import { demoDay } from './signals/demoDay';
import type { DemoWearer } from './signals/demoWearer';
import { storedWearer } from './storedWearer';

/** Days drawn before others get their turn; a day takes a few milliseconds. */
const DAYS_AT_ONCE = 4;

/** Under which name it is written down what the signals of a device depend on. */
const settingOf = (deviceId: number) => `demoWearer:${deviceId}`;

/**
 * Gives whole records, in place, what is not stored of them: the samples and events of invented days are drawn when somebody
 * reads them. Records that hold what was measured stay as they are.
 */
export async function drawDays(queries: Queries, kind: RecordKind, found: readonly WireRecord[]): Promise<void> {
  const drawn = found.filter(isDrawn).sort((one, other) => Number(one.deviceId) - Number(other.deviceId));
  if (drawn.length === 0) return;
  const wearers = await readWearersOf(queries, [...new Set(drawn.map(({ deviceId }) => Number(deviceId)))]);
  for (const [index, record] of drawn.entries()) {
    if (index > 0 && index % DAYS_AT_ONCE === 0) await setImmediate();
    const wearer = wearers.get(Number(record.deviceId));
    const day = wearer && demoDay(kind, wearer, String(record.date));
    if (day) Object.assign(record, storedForm(kind, day));
  }
}

/** A stored day holds samples or events, unless they have been removed; one that never held any is drawn. */
const isDrawn = ({ source, series, events, samplesRemovedTime }: WireRecord) =>
  source === 'demo' && series === null && events === null && !samplesRemovedTime;

/** What the signals of devices depend on, by device. */
async function readWearersOf(queries: Queries, deviceIds: readonly number[]): Promise<Map<number, DemoWearer>> {
  const names = new Map(deviceIds.map((id) => [settingOf(id), id]));
  const rows = await queries
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'in', [...names.keys()])
    .execute();
  return new Map(
    rows.map(({ name, value }) => [names.get(String(name)) ?? 0, storedWearer.parse(JSON.parse(String(value)))]),
  );
}

interface Keeping {
  transaction: WriteTransaction;
  kind: DatabaseKind;
}

/** Writes down what the signals of devices depend on, so that their days can be drawn whatever becomes of the wearers. */
export async function keepWearersOf(
  { transaction, kind }: Keeping,
  wearers: readonly { deviceId: number; wearer: DemoWearer }[],
): Promise<void> {
  const rows = wearers.map(({ deviceId, wearer }) => [settingOf(deviceId), JSON.stringify(wearer)]);
  await insertTuples({ transaction, kind, table: 'setting', columns: ['name', 'value'], rows });
}
