import type { RuleContext } from '../../../contract/defineEntity';
import { dayStart, HOUR_MS, MINUTE_MS, momentText } from '../../../contract/moment';
import { lorenz } from '../../../contract/report/lorenz';
import type { WireRecord } from '../../db/recordCodec';
import { daysAgo } from '../demoMoments';
import { completed, DEMO_MARK, type DemoPlan, drawOf, idOfCode } from '../demoPlan';
import { BEAT, demoBeats, demoNnIntervals } from '../signals/demoBeats';
import { demoBody } from '../signals/demoBody';
import { factsOf } from '../signals/demoWearer';
import { isDayWithoutData } from '../signals/demoWearing';
import type { Rhythm } from '../wearerFacts';
import { demoReview } from './demoReview';
import { demoWearerOf } from './demoWearerOf';
import { ecgWearers } from './ecgWearers';

/** The shape that plots of a rhythm have. */
const SHAPES: Readonly<Record<Rhythm, string>> = {
  sinus: 'comet',
  atrialFibrillation: 'fan',
  ventricularPremature: 'tslp',
  atrialPremature: 'dslp',
  heartFailure: 'torpedo',
};

/** Days between two plots of a wearer. */
const STEP_DAYS = 4;

/** The plot of a day of somebody with an ECG patch. */
export function demoLorenz(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const wearers = ecgWearers(plan.counts);
  const { device, wearer: wearerId } = wearers[(id - 1) % wearers.length] ?? { device: 1, wearer: 1 };
  const draw = drawOf(plan, 'lorenz', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  let ago = 1 + Math.floor((id - 1) / wearers.length) * STEP_DAYS + ((id * 5) % STEP_DAYS);
  while (isDayWithoutData(wearer, daysAgo(plan.today, ago))) ago += 1;
  const date = daysAgo(plan.today, ago);
  const { rhythm } = factsOf(wearer);
  const made = dayStart(date) + 24 * HOUR_MS + draw.integer('made', 5, 240) * MINUTE_MS;
  const record: WireRecord = {
    id,
    reportNo: `L${String(id).padStart(8, '0')}`,
    deviceId: device,
    deviceUserId: wearerId,
    ...owner,
    reportTime: momentText(made),
    periodStart: momentText(dayStart(date)),
    periodEnd: momentText(dayStart(date) + 24 * HOUR_MS),
    autoConclusion: DEMO_MARK,
    algoVersion: '1',
    quality: draw.pick('quality', ['good', 'good', 'good', 'fair']),
    ...variability(wearer, date),
    lorenzTypeId: idOfCode(rules, 'lorenzType', SHAPES[rhythm]),
    confidence: draw.integer('confidence', 70, 98) / 100,
    afSuspect: rhythm === 'atrialFibrillation',
    demoSignal: { wearer, date },
    remark: DEMO_MARK,
    ...demoReview({ plan, draw, made, conclusion: '请结合临床' }),
  };
  return completed(lorenz, record, rules);
}

/** What the intervals of a day measure (Task Force 1996). */
function variability(wearer: Parameters<typeof demoBeats>[0], date: string): WireRecord {
  const { intervals } = demoNnIntervals(wearer, date);
  const { at, origin } = demoBeats(wearer, date);
  const { worn } = demoBody(wearer, date);
  let [count, sum, squares, pairs, steps, beats, ectopic] = [0, 0, 0, 0, 0, 0, 0];
  intervals.forEach((interval, index) => {
    if (worn[Math.floor((at[index] ?? 0) / 60_000)]) {
      beats += 1;
      if (origin[index] !== BEAT.normal) ectopic += 1;
    }
    if (interval === 0) return;
    count += 1;
    sum += interval;
    squares += interval ** 2;
    const before = intervals[index - 1] ?? 0;
    if (before === 0) return;
    pairs += 1;
    steps += (interval - before) ** 2;
  });
  const mean = count > 0 ? sum / count : 0;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    hours: tenths(worn.reduce((minutes, one) => minutes + one, 0) / 60),
    nnCount: count,
    meanRr: tenths(mean),
    sdnn: tenths(Math.sqrt(Math.max(0, count > 0 ? squares / count - mean ** 2 : 0))),
    rmssd: tenths(Math.sqrt(pairs > 0 ? steps / pairs : 0)),
    ectopicPct: beats > 0 ? tenths((ectopic / beats) * 100) : 0,
  };
}
