import type { Entity, RuleContext } from '../../../../contract/defineEntity';
import { addDays, daysBetween } from '../../../../contract/moment';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import { demoDevice } from '../../device/demo';
import type { RecordKind } from '../../device/entities/uploads/recordKinds';
import { createDayRecord, type Origin } from '../server/days/createDayRecord';
import type { PastDay, RecordDay } from '../server/days/healthRecord';
import { lookBackDays } from '../server/signals/lookBack';
import type { WearerProfile } from '../server/wearers/wearerQueries';
import { type DayReports, type DemoReport, dayReports } from './dayReports';
import { demoDay } from './days/demoDay';
import { demoKinds, demoMeasuredNight } from './days/demoMeasuredNight';
import type { HealthBatch } from './healthUnits';
import type { DemoWearer } from './wearers/demoWearer';
import { demoWearerOf } from './wearers/demoWearerOf';

export interface UnitToGenerate extends HealthBatch {
  plan: DemoPlan;
  rules: RuleContext;
  /** The wearer of the device. */
  known: WearerProfile;
}

/** The result of a unit. Health records have no ids yet; reports already have theirs. */
export interface GeneratedUnit {
  origin: Origin;
  days: RecordDay[];
  reports: { entity: Entity; drawn: DemoReport[] }[];
}

/**
 * Generates what a demo device measured on some days, as if it had sent data every day, and the reports of those days. The
 * physiology of a day is generated once for all of its records and reports.
 */
export function generateUnit(unit: UnitToGenerate): GeneratedUnit {
  const { plan, rules, known, deviceId, newest, oldest } = unit;
  const { wearer } = demoWearerOf(plan, rules, deviceId);
  const device = demoDevice(plan, rules, deviceId);
  const kinds = demoKinds(plan, rules, deviceId);
  const firmware = typeof device.firmware === 'string' ? device.firmware : null;
  const origin: Origin = {
    device: { id: deviceId, firmware },
    source: 'demo',
    author: `device:${deviceId}`,
    now: plan.now,
  };
  const histories = new Map(kinds.map((kind): [RecordKind, PastDay[]] => [kind, []]));
  const dayOf = (kind: RecordKind, date: string): RecordDay | undefined => {
    const measured = demoDay(kind, wearer, date);
    if (!measured) return undefined;
    const history = histories.get(kind) ?? [];
    const night = kind === 'sleepStatus' ? demoMeasuredNight(wearer, date, kinds)?.figures : undefined;
    const day = createDayRecord(origin, { kind, date, measured, wearer: known, history, night });
    if (lookBackDays(kind) > 0) history.push(day.record);
    return day;
  };
  const backOf = (kind: RecordKind) => Math.min(plan.counts.recordDays - 1, oldest + lookBackDays(kind));
  for (let ago = Math.max(...kinds.map(backOf)); ago > oldest; ago -= 1) {
    for (const kind of kinds) if (ago <= backOf(kind)) dayOf(kind, addDays(wearer.today, -ago));
  }
  const due = reportsOf(unit, wearer);
  const reports: GeneratedUnit['reports'] = plan.provided(dayReports).map(({ entity }) => ({ entity, drawn: [] }));
  const days: RecordDay[] = [];
  for (let ago = oldest; ago >= newest; ago -= 1) {
    const date = addDays(wearer.today, -ago);
    for (const kind of kinds) {
      const day = dayOf(kind, date);
      if (day) days.push(day);
    }
    while (due[0] && due[0].date <= date) {
      const { kind, id } = due[0];
      reports.find(({ entity }) => entity === kind.entity)?.drawn.push(kind.draw(plan, rules, id));
      due.shift();
    }
  }
  return { origin, days, reports };
}

interface DueReport {
  date: string;
  kind: DayReports;
  id: number;
}

/** Groups the reports of a unit by day. Reports from before the first record come with the oldest day. */
function reportsOf({ plan, deviceId, newest, oldest }: UnitToGenerate, wearer: DemoWearer): DueReport[] {
  const isOldest = oldest === plan.counts.recordDays - 1;
  return plan
    .provided(dayReports)
    .flatMap((kind) => kind.idsOf(plan, deviceId).map((id) => ({ id, kind, date: kind.dateOf(plan, wearer, id) })))
    .filter(({ date }) => {
      const ago = daysBetween(date, wearer.today);
      return ago >= newest && (ago <= oldest || isOldest);
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
