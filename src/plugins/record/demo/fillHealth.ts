import type { RuleContext } from '../../../../contract/defineEntity';
import { dayAt, HOUR_MS } from '../../../../contract/moment';
import type { DemoWriteContext } from '../../../../server/demo/DemoModule';
import { type DemoPlan, demoRuleContext } from '../../../../server/demo/demoPlan';
import type { AsyncPortLookup, Port } from '../../../../server/plugin-api';
import { type Database, insertWithReservedIds } from '../../../../server/plugin-api/builtin';
import { type RecordKind, recordKinds } from '../../device/entities/uploads/recordKinds';
import { WARD_HOURS } from '../entities/alerts/wearerAlert';
import { records } from '../entities/records';
import { updateWearerAlerts } from '../server/alerts/wearerAlerts';
import { wearerSourcesOf } from '../server/alerts/wearerSources';
import { markBaselines } from '../server/days/baselines';
import type { Origin } from '../server/days/createDayRecord';
import { readDays } from '../server/days/dayQueries';
import { decodeDay, encodeDay } from '../server/days/encodeDay';
import type { RecordDay } from '../server/days/healthRecord';
import { lockDevices } from '../server/days/lockDevices';
import { joinParts } from '../server/days/mergeDay';
import { storeDays } from '../server/days/storeDays';
import { writeRecords } from '../server/days/writeRecords';
import { readWearers } from '../server/wearers/wearerQueries';
import { keepSignals } from './demoSignal';
import { type GeneratedUnit, generateUnit } from './generateHealth';
import { type HealthBatch, healthUnitAt } from './healthUnits';

interface UnitOfPlan extends HealthBatch {
  plan: DemoPlan;
  rules: RuleContext;
}

/** Generates the unit at a position and returns a function that writes it. Writes nothing if the wearer has been deleted. */
export async function prepareUnit(database: Database, plan: DemoPlan, position: number) {
  const unit = { ...healthUnitAt(plan.counts, position), plan, rules: demoRuleContext(plan) };
  const wearerProfile = (await readWearers(database.read, [unit.deviceId])).get(unit.deviceId);
  const generated = wearerProfile && generateUnit({ ...unit, known: wearerProfile });
  return async (writing: DemoWriteContext): Promise<string[]> => (generated ? writeUnit(writing, unit, generated) : []);
}

/** Writes a unit and returns the changed tables. */
async function writeUnit(writing: DemoWriteContext, unit: UnitOfPlan, generated: GeneratedUnit): Promise<string[]> {
  const { storesSamples } = unit.plan.counts;
  const { origin, reports } = generated;
  await lockDevices(writing.transaction, [unit.deviceId]);
  const asked = { ...writing, ask: async <T>(port: Port<T>) => unit.plan.provided(port) };
  const changed = new Set<string>();
  const added: RecordDay[] = [];
  for (const kind of recordKinds) {
    const days = generated.days.filter((day) => day.kind === kind);
    if (days.length === 0) continue;
    const present = await presentDates(writing, unit.deviceId, days);
    const newDays = days.filter(({ record }) => !present.has(dateOf({ record })));
    if (storesSamples) for (const { record, measured } of newDays) Object.assign(record, encodeDay(kind, measured));
    await writeRecords(writing, [{ kind, days: newDays }]);
    for (const day of days) if (present.has(dateOf(day))) await joinDay(asked, origin, day);
    added.push(...newDays);
    changed.add(kind);
  }
  for (const { entity, drawn: own } of reports) {
    await insertWithReservedIds({ ...writing, entity, records: own.map(({ record }) => record) });
    await keepSignals(writing, entity.name, own);
    changed.add(entity.name);
  }
  const recent = dayAt(origin.now - (WARD_HOURS + DAY_HOURS) * HOUR_MS);
  const days = added.filter((day) => dateOf(day) >= recent).flatMap(wearerSourcesOf);
  for (const name of await updateWearerAlerts({ ...writing, now: origin.now, sources: days })) changed.add(name);
  await markBaselines({ ...writing, now: origin.now }, added);
  return [...changed];
}

const dateOf = ({ record }: Pick<RecordDay, 'record'>): string => String(record.date);

/** Hours before the start of the ward's window in which a day can begin and still have a finding within it. */
const DAY_HOURS = 24;

/** Returns the days for which the device has sent data since the demo fill started. */
async function presentDates(
  { transaction }: DemoWriteContext,
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
  writing: DemoWriteContext & { ask: AsyncPortLookup },
  { device }: Origin,
  { kind, record, measured }: RecordDay,
): Promise<void> {
  const date = dateOf({ record });
  const asked = { queries: writing.transaction, ask: writing.ask };
  const parts = await readDays(asked, kind, [{ deviceId: device.id, date }]);
  const [before] = parts;
  const sent = parts.map((part) => decodeDay(kind, part));
  const joined = joinParts(records[kind].layout, [...sent, measured]);
  if (!before || !joined) return;
  await storeDays({
    ...writing,
    device: { id: device.id, firmware: String(before.firmware ?? device.firmware ?? '') },
    days: [{ kind, date, ...joined }],
    source: before.source as Origin['source'],
    author: String(before.updateBy),
    now: Date.parse(String(before.uploadTime)),
    replaces: 'day',
  });
}
