import type { RuleContext } from '../../../../contract/defineEntity';
import { dayAt, HOUR_MS } from '../../../../contract/moment';
import type { DemoWriting } from '../../../../server/demo/DemoHalf';
import { type DemoPlan, rulesOf } from '../../../../server/demo/demoPlan';
import { type Ask, type Database, insertReserved, type Port } from '../../../../server/plugin-api';
import { type RecordKind, recordKinds } from '../../device/entities/recordKinds';
import { records } from '../entities/records';
import { WARD_HOURS } from '../entities/wearerAlert';
import { type Origin, storedForm } from '../server/dayRecord';
import { readDays, readWearers } from '../server/daySurroundings';
import { markBaselines } from '../server/keptBaseline';
import { joinedParts } from '../server/mergeDay';
import { holdDevices, storeDay } from '../server/storeDays';
import { keepWearerAlerts } from '../server/wearerAlerts';
import { type RecordDay, unpackedDay, wearerDaysOf } from '../server/wearerDay';
import { writeDays } from '../server/writeDays';
import { keepSignals } from './demoSignal';
import { type DrawnUnit, drawUnit } from './drawHealth';
import { type HealthUnit, healthUnitAt } from './healthUnits';

interface UnitOfPlan extends HealthUnit {
  plan: DemoPlan;
  rules: RuleContext;
}

/** Generates the unit at a position and returns a function that writes it. Writes nothing if the wearer has been deleted. */
export async function prepareUnit(database: Database, plan: DemoPlan, position: number) {
  const unit = { ...healthUnitAt(plan.counts, position), plan, rules: rulesOf(plan) };
  const known = (await readWearers(database.read, [unit.deviceId])).get(unit.deviceId);
  const drawn = known && drawUnit({ ...unit, known });
  return async (writing: DemoWriting): Promise<string[]> => (drawn ? writeUnit(writing, unit, drawn) : []);
}

/** Writes a unit and returns the changed tables. */
async function writeUnit(writing: DemoWriting, unit: UnitOfPlan, drawn: DrawnUnit): Promise<string[]> {
  const { storesSamples } = unit.plan.counts;
  const { origin, reports } = drawn;
  await holdDevices(writing.transaction, writing.kind, [unit.deviceId]);
  const asked = { ...writing, ask: async <T>(port: Port<T>) => unit.plan.provided(port) };
  const changed = new Set<string>();
  const added: RecordDay[] = [];
  for (const kind of recordKinds) {
    const days = drawn.days.filter((day) => day.kind === kind);
    if (days.length === 0) continue;
    const present = await presentDates(writing, unit.deviceId, days);
    const fresh = days.filter(({ record }) => !present.has(dateOf({ record })));
    if (storesSamples) for (const { record, measured } of fresh) Object.assign(record, storedForm(kind, measured));
    await writeDays(writing, [{ kind, days: fresh }]);
    for (const day of days) if (present.has(dateOf(day))) await joinDay(asked, origin, day);
    added.push(...fresh);
    changed.add(kind);
  }
  for (const { entity, drawn: own } of reports) {
    await insertReserved({ ...writing, entity, records: own.map(({ record }) => record) });
    await keepSignals(writing, entity.name, own);
    changed.add(entity.name);
  }
  const recent = dayAt(origin.now - (WARD_HOURS + DAY_HOURS) * HOUR_MS);
  const days = added.filter((day) => dateOf(day) >= recent).flatMap(wearerDaysOf);
  for (const name of await keepWearerAlerts({ ...writing, now: origin.now, sources: days })) changed.add(name);
  await markBaselines(writing.transaction, writing.kind, { days: added, now: origin.now });
  return [...changed];
}

const dateOf = ({ record }: Pick<RecordDay, 'record'>): string => String(record.date);

/** Hours before the start of the ward's window in which a day can begin and still have a finding within it. */
const DAY_HOURS = 24;

/** Returns the days for which the device has sent data since the demo fill started. */
async function presentDates(
  { transaction }: DemoWriting,
  deviceId: number,
  days: readonly RecordDay[],
): Promise<Set<string>> {
  const { kind } = days[0] as { kind: RecordKind };
  const rows = await transaction
    .selectFrom(kind)
    .select('date')
    .where('deviceId', '=', deviceId)
    .where('date', 'in', days.map(dateOf))
    .execute();
  return new Set(rows.map(({ date }) => date));
}

/** Merges generated data with data sent by the device, which takes precedence. */
async function joinDay(
  writing: DemoWriting & { ask: Ask },
  { device }: Origin,
  { kind, record, measured }: RecordDay,
): Promise<void> {
  const date = dateOf({ record });
  const asked = { queries: writing.transaction, kind: writing.kind, ask: writing.ask };
  const parts = await readDays(asked, kind, [{ deviceId: device.id, date }]);
  const [before] = parts;
  const sent = parts.map((part) => unpackedDay(kind, part));
  const joined = joinedParts(records[kind].layout, [...sent, measured]);
  if (!before || !joined) return;
  await storeDay({
    ...writing,
    device: { id: device.id, firmware: String(before.firmware ?? device.firmware ?? '') },
    day: { kind, date, ...joined },
    source: before.source as Origin['source'],
    author: String(before.updateBy),
    now: Date.parse(String(before.uploadTime)),
    replaces: 'day',
  });
}
