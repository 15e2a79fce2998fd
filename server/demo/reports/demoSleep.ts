import type { RuleContext } from '../../../contract/defineEntity';
import { dayStart, MINUTE_MS, momentText } from '../../../contract/moment';
import { sleep } from '../../../contract/report/sleep';
import { TREND_NIGHTS } from '../../../contract/report/sleepReads';
import type { WireRecord } from '../../db/recordCodec';
import { sleepArchitectureOf } from '../../signals/sleepArchitecture';
import { daysAgo } from '../demoMoments';
import { completed, DEMO_MARK, type DemoPlan, drawOf } from '../demoPlan';
import { demoBody } from '../signals/demoBody';
import { demoDay } from '../signals/demoDay';
import { isDayWithoutData } from '../signals/demoWearing';
import { plantedIn } from '../signals/plantedSignals';
import { wornCounts } from '../wornDevices';
import { demoReview } from './demoReview';
import type { DemoSignal } from './demoSignal';
import { demoWearerOf } from './demoWearerOf';
import { nightValues } from './drawnNight';

/** Points by which the saturation falls in an event that counts. */
const FALL_POINTS = { odi: 4, apnea: 3 } as const;
/** Per cent of oxygen below which a minute counts. */
const HYPOXIC = 90;

/** A night of a wearer. Where there are few nights for each they do not all end on the same day. */
export function demoSleep(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const each = Math.ceil(plan.counts.sleep / wornCounts(plan.counts).bound);
  const wearerId = Math.ceil(id / each);
  const draw = drawOf(plan, 'sleep', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const date = nightDateOf(wearer, ((id - 1) % each) + (each < TREND_NIGHTS ? wearerId % TREND_NIGHTS : 0));
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
    demoSignal: signal,
    remark: DEMO_MARK,
    ...demoReview({ plan, draw, made: reported, conclusion: '请结合日常表现' }),
  };
  return completed(sleep, record, rules);
}

/** The date of a wearer's night, so many nights with data back. */
function nightDateOf(wearer: DemoSignal['wearer'], nights: number): string {
  let left = nights;
  for (let ago = 0; ; ago += 1) {
    const date = daysAgo(wearer.today, ago);
    if (isDayWithoutData(wearer, date) || plantedIn(wearer, date, 'noData')) continue;
    if (left === 0) return date;
    left -= 1;
  }
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
