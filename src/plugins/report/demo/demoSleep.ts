import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { wornCounts } from '../../device/demo';
import { type RecordKind, recordKinds } from '../../device/entities/uploads/recordKinds';
import {
  type DemoReport,
  type DemoSignal,
  type DemoWearer,
  demoDay,
  demoKinds,
  demoMeasuredNight,
  demoWearerOf,
  isDayWithoutData,
  plantedIn,
} from '../../record/demo';
import { ALGORITHM_VERSION, computeDay, type NightFigures } from '../../record/server/public';
import { sleep } from '../entities/sleep';
import { TREND_NIGHTS } from '../entities/sleepReads';
import { measuredSleep } from '../server/nights/measuredSleep';
import { demoReview } from './demoReview';

/** Creates a night of a wearer. With few nights each, they end on different days. */
export function demoSleep(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const wearerId = Math.ceil(id / nightsEach(plan));
  const draw = drawOf(plan, 'sleep', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const date = nightDate(plan, wearer, id);
  const own = demoKinds(plan, rules, wearerId);
  // Wearers of other devices have a sleep mat.
  const kinds = own.includes('sleepStatus') ? own : recordKinds;
  const signal: DemoSignal = { wearer, date, kinds: [...kinds] };
  const measured = nightOf(signal);
  const made = dayStart(date) + (12 * 60 + 30) * MINUTE_MS;
  const reported = Math.min(made, plan.now - MINUTE_MS);
  const record: WireRecord = {
    id,
    reportNo: `S${String(id).padStart(8, '0')}`,
    deviceId: wearerId,
    deviceUserId: wearerId,
    ...owner,
    reportTime: toIsoMoment(reported),
    periodStart: measured.bedTime,
    periodEnd: measured.riseTime,
    autoConclusion: DEMO_LABEL,
    algoVersion: String(ALGORITHM_VERSION),
    nightDate: date,
    age: wearer.age,
    revision: 1,
    openAlarm: false,
    ...measured,
    remark: DEMO_LABEL,
    ...demoReview({ plan, draw, made: reported, conclusion: '请结合日常表现' }),
  };
  return { record: withDerivedFields(sleep, record, rules), signal };
}

/** Returns the number of nights per wearer. */
const nightsEach = ({ counts }: DemoPlan) => Math.ceil(counts.sleep / wornCounts(counts).bound);

/** Returns the ids of a wearer's nights. */
export function nightsOf(plan: DemoPlan, wearerId: number): number[] {
  const each = nightsEach(plan);
  const last = Math.min(plan.counts.sleep, wearerId * each);
  return Array.from({ length: Math.max(0, last - (wearerId - 1) * each) }, (_, at) => (wearerId - 1) * each + at + 1);
}

/** Returns the date of a night, counted back over nights with data. */
export function nightDate(plan: DemoPlan, wearer: DemoWearer, id: number): string {
  const each = nightsEach(plan);
  const back = ((id - 1) % each) + (each < TREND_NIGHTS ? wearer.id % TREND_NIGHTS : 0);
  const dates = nightsWithData(wearer);
  for (let ago = dates.searched; dates.found.length <= back; ago += 1, dates.searched = ago) {
    const date = daysAgo(wearer.today, ago);
    if (!isDayWithoutData(wearer, date) && !plantedIn(wearer, date, 'noData')) dates.found.push(date);
  }
  return dates.found[back] ?? wearer.today;
}

interface NightsWithData {
  wearer: DemoWearer;
  found: string[];
  /** Number of days searched so far. */
  searched: number;
}

let nights: NightsWithData | undefined;

/**
 * Returns the nights with data of a wearer. Caches one wearer, because the nights of a wearer are generated one after the
 * other.
 */
function nightsWithData(wearer: DemoWearer): NightsWithData {
  if (nights?.wearer !== wearer) nights = { wearer, found: [], searched: 0 };
  return nights;
}

/** Returns the measurements of a night as if the device had sent them. */
function nightOf({ wearer, date, kinds = [...recordKinds] }: DemoSignal): WireRecord {
  const measured = demoMeasuredNight(wearer, date, kinds);
  const stages = demoDay('sleepStatus', wearer, date);
  if (!measured || !stages) throw new RangeError(`there is no night of ${date}`);
  const dayOf = (kind: RecordKind, night?: NightFigures) => {
    const day = demoDay(kind, wearer, date);
    if (!day) return undefined;
    const { aggregates, ...computed } = computeDay({
      kind,
      date,
      measured: day,
      wearer: undefined,
      history: [],
      night,
    });
    return { ...aggregates, ...computed };
  };
  const activity = kinds.includes('sleepActivity') ? dayOf('sleepActivity') : undefined;
  const { night: _drawnWhenRead, ...values } = measuredSleep({
    ...measured,
    date,
    record: { ...dayOf('sleepStatus', measured.figures) },
    activity,
  });
  return values;
}
