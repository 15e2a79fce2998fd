import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, MINUTE_MS, momentText } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { completed, DEMO_MARK, type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { wornCounts } from '../../device/demo';
import {
  type DemoReport,
  type DemoSignal,
  type DemoWearer,
  demoBody,
  demoDay,
  demoWearerOf,
  isDayWithoutData,
  plantedIn,
} from '../../record/demo';
import { sleepArchitectureOf } from '../../record/server/public';
import { sleep } from '../entities/sleep';
import { TREND_NIGHTS } from '../entities/sleepReads';
import { demoReview } from './demoReview';
import { nightValues } from './drawnNight';

/** Points by which the saturation falls in an event that counts. */
const FALL_POINTS = { odi: 4, apnea: 3 } as const;
/** Per cent of oxygen below which a minute counts. */
const HYPOXIC = 90;

/** A night of a wearer. Where there are few nights for each they do not all end on the same day. */
export function demoSleep(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const wearerId = Math.ceil(id / nightsEach(plan));
  const draw = drawOf(plan, 'sleep', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const date = nightDate(plan, wearer, id);
  const signal: DemoSignal = { wearer, date };
  const measured = nightOf(signal);
  const made = dayStart(date) + (12 * 60 + 30) * MINUTE_MS;
  const reported = Math.min(made, plan.now - MINUTE_MS);
  const record: WireRecord = {
    id,
    reportNo: `S${String(id).padStart(8, '0')}`,
    deviceId: wearerId,
    deviceUserId: wearerId,
    ...owner,
    reportTime: momentText(reported),
    periodStart: measured.bedTime,
    periodEnd: measured.riseTime,
    autoConclusion: DEMO_MARK,
    algoVersion: '1',
    quality: draw.pick('quality', ['good', 'good', 'good', 'fair']),
    nightDate: date,
    ...measured,
    remark: DEMO_MARK,
    ...demoReview({ plan, draw, made: reported, conclusion: '请结合日常表现' }),
  };
  return { record: completed(sleep, record, rules), signal };
}

/** Nights of a wearer. */
const nightsEach = ({ counts }: DemoPlan) => Math.ceil(counts.sleep / wornCounts(counts).bound);

/** Ids of the nights of a wearer. */
export function nightsOf(plan: DemoPlan, wearerId: number): number[] {
  const each = nightsEach(plan);
  const last = Math.min(plan.counts.sleep, wearerId * each);
  return Array.from({ length: Math.max(0, last - (wearerId - 1) * each) }, (_, at) => (wearerId - 1) * each + at + 1);
}

/** The date of a night: so many nights with data back. */
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
  /** Days that have been looked at. */
  searched: number;
}

let nights: NightsWithData | undefined;

/** Remembered for the wearer whose nights are drawn one after the other. */
function nightsWithData(wearer: DemoWearer): NightsWithData {
  if (nights?.wearer !== wearer) nights = { wearer, found: [], searched: 0 };
  return nights;
}

function nightOf(signal: DemoSignal): WireRecord {
  const { wearer, date } = signal;
  const series = demoDay('sleepStatus', wearer, date)?.series;
  const stages = series ? sleepArchitectureOf(series) : null;
  if (!stages) throw new RangeError(`there is no night of ${date}`);
  const { night } = demoBody(wearer, date);
  const at = (second: number) => momentText(dayStart(date) + second * 1000);
  const minutes = Array.from({ length: night.riseMin - night.bedMin }, (_, index) => night.bedMin + index);
  const known = (channel: Parameters<typeof nightValues>[1]) =>
    nightValues(signal, channel, minutes).filter((value) => value !== null);
  const [rates, oxygen, breaths] = [known('heartRate'), known('oxygen'), known('breaths')];
  const hours = Math.max(1, stages.asleepMin / 60);
  const fallsOf = (points: number) => night.falls.filter(({ drop }) => drop >= points).length / hours;
  const moves = night.turns.reduce((sum, turns) => sum + turns, 0);
  return {
    bedTime: at(stages.bedSec),
    sleepTime: at(stages.sleepSec ?? stages.riseSec),
    wakeTime: at(stages.wakeSec ?? stages.riseSec),
    riseTime: at(stages.riseSec),
    waso: Math.round(stages.wasoMin ?? 0),
    remLatency: stages.remLatencyMin === null ? null : Math.round(stages.remLatencyMin),
    awakenings: stages.longAwakenings,
    wakeMin: Math.round(stages.wakeMin),
    lightMin: Math.round(stages.lightMin),
    deepMin: Math.round(stages.deepMin),
    remMin: Math.round(stages.remMin),
    cycles: stages.cycles,
    hrAvg: mean(rates, 0),
    hrMin: rates.length > 0 ? Math.round(Math.min(...rates)) : null,
    rrAvg: mean(breaths, 1),
    spo2Avg: mean(oxygen, 1),
    spo2Min: oxygen.length > 0 ? Math.min(...oxygen) : null,
    odi4: Math.round(fallsOf(FALL_POINTS.odi) * 10) / 10,
    t90Pct: oxygen.length > 0 ? tenths((oxygen.filter((value) => value < HYPOXIC).length / oxygen.length) * 100) : null,
    ahiEst: tenths(fallsOf(FALL_POINTS.apnea)),
    turnOver: moves,
    outOfBed: night.exits.length,
  };
}

function mean(values: readonly number[], digits: 0 | 1): number | null {
  if (values.length === 0) return null;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return digits === 0 ? Math.round(average) : tenths(average);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
