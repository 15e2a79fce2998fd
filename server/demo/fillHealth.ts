import type { RuleContext } from '../../contract/defineEntity';
import { dayAt, HOUR_MS } from '../../contract/moment';
import { type RecordKind, recordKinds } from '../../contract/record/recordKinds';
import { records } from '../../contract/record/records';
import { WARD_HOURS } from '../../contract/record/wearerAlert';
import type { Database, WriteTransaction } from '../db';
import { insertReserved } from '../db/bulkInsert';
import { type Origin, storedForm } from '../sections/record/dayRecord';
import { readDays, readWearers } from '../sections/record/daySurroundings';
import { markBaselines } from '../sections/record/keptBaseline';
import { mergeDay } from '../sections/record/mergeDay';
import { holdDevices, storeDay, writeDays } from '../sections/record/storeDays';
import { keepWearerAlerts } from '../sections/record/wearerAlerts';
import { type RecordDay, unpackedDay, wearerDaysOf } from '../sections/record/wearerDay';
import type { DemoPlan } from './demoPlan';
import { type DrawnUnit, drawUnit } from './drawHealth';
import type { HealthUnit } from './healthUnits';

export interface UnitOfPlan extends HealthUnit {
  plan: DemoPlan;
  rules: RuleContext;
}

/** Draws a unit, before its transaction, so that nobody waits for the drawing; nothing where its wearer is gone. */
export async function prepareUnit(database: Database, unit: UnitOfPlan): Promise<DrawnUnit | undefined> {
  const known = (await readWearers(database.read, [unit.deviceId])).get(unit.deviceId);
  return known && drawUnit({ ...unit, known });
}

interface Writing {
  transaction: WriteTransaction;
  kind: Database['kind'];
}

/** Writes a unit; answers the tables that have changed. */
export async function writeUnit(writing: Writing, unit: UnitOfPlan, drawn: DrawnUnit): Promise<string[]> {
  const { storesSamples } = unit.plan.counts;
  const { origin, reports } = drawn;
  await holdDevices(writing.transaction, writing.kind, [unit.deviceId]);
  const changed = new Set<string>();
  const added: RecordDay[] = [];
  for (const kind of recordKinds) {
    const days = drawn.days.filter((day) => day.kind === kind);
    if (days.length === 0) continue;
    const present = await presentDates(writing, unit.deviceId, days);
    const fresh = days.filter(({ record }) => !present.has(dateOf({ record })));
    if (storesSamples) for (const { record, measured } of fresh) Object.assign(record, storedForm(kind, measured));
    await writeDays(writing, [{ kind, days: fresh }]);
    for (const day of days) if (present.has(dateOf(day))) await joinDay(writing, origin, day);
    added.push(...fresh);
    changed.add(kind);
  }
  for (const { entity, records: own } of reports) {
    await insertReserved({ ...writing, entity, records: own });
    changed.add(entity.name);
  }
  const recent = dayAt(origin.now - (WARD_HOURS + DAY_HOURS) * HOUR_MS);
  const days = added.filter((day) => dateOf(day) >= recent).flatMap(wearerDaysOf);
  for (const name of await keepWearerAlerts({ ...writing, now: origin.now, days })) changed.add(name);
  await markBaselines(writing.transaction, writing.kind, { days: added, now: origin.now });
  return [...changed];
}

const dateOf = ({ record }: Pick<RecordDay, 'record'>): string => String(record.date);

/** A day that began this long before the ward looks back may still have a finding in it. */
const DAY_HOURS = 24;

/** Days of which the device has sent something since the filling began. */
async function presentDates(
  { transaction }: Writing,
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
  return new Set(rows.map(({ date }) => String(date)));
}

/** What the device itself has sent wins over what is drawn. */
async function joinDay(writing: Writing, { device }: Origin, { kind, record, measured }: RecordDay): Promise<void> {
  const date = dateOf({ record });
  const asked = { queries: writing.transaction, kind: writing.kind };
  const [before] = await readDays(asked, kind, [{ deviceId: device.id, date }]);
  if (!before) return;
  const merged = mergeDay(records[kind].layout, measured, unpackedDay(kind, before));
  await storeDay({
    ...writing,
    device: { id: device.id, firmware: String(before.firmware ?? device.firmware ?? '') },
    day: { kind, date, ...merged },
    source: before.source as Origin['source'],
    author: String(before.updateBy),
    now: Date.parse(String(before.uploadTime)),
    replaces: true,
  });
}
