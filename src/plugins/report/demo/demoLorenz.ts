import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, HOUR_MS, MINUTE_MS, momentText } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { completed, DEMO_MARK, type DemoPlan, drawOf, idOfCode } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import type { Rhythm } from '../../device/demo';
import {
  type DemoReport,
  type DemoWearer,
  type DemoWindow,
  demoBody,
  demoWearerOf,
  demoWindows,
  factsOf,
  isDayWithoutData,
  WINDOW_MIN,
} from '../../record/demo';
import { lorenz } from '../entities/lorenz';
import { demoReview } from './demoReview';
import { ecgWearers } from './ecgWearers';

/** The shape that plots of a rhythm have. */
const SHAPES: Readonly<Record<Rhythm, string>> = {
  sinus: 'comet',
  atrialFibrillation: 'fan',
  ventricularPremature: 'tslp',
  atrialPremature: 'dslp',
  heartFailure: 'torpedo',
};

/** The plot of a day of somebody with an ECG patch. */
export function demoLorenz(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const wearers = ecgWearers(plan.counts);
  const { device, wearer: wearerId } = wearers[(id - 1) % wearers.length] ?? { device: 1, wearer: 1 };
  const draw = drawOf(plan, 'lorenz', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const date = lorenzDate(plan, wearer, id);
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
    remark: DEMO_MARK,
    ...demoReview({ plan, draw, made, conclusion: '请结合临床' }),
  };
  return { record: completed(lorenz, record, rules), signal: { wearer, date } };
}

/** Ids of the plots of a wearer; wearers take turns. */
export function lorenzOf({ counts }: DemoPlan, wearerId: number): number[] {
  const wearers = ecgWearers(counts);
  const first = wearers.findIndex(({ wearer }) => wearer === wearerId);
  const ids: number[] = [];
  for (let id = first + 1; first >= 0 && id <= counts.lorenz; id += wearers.length) ids.push(id);
  return ids;
}

/** The day of a plot: those of a wearer are as far apart as the days allow. */
export function lorenzDate({ counts }: DemoPlan, wearer: DemoWearer, id: number): string {
  const { length } = ecgWearers(counts);
  const step = Math.ceil(counts.recordDays / Math.ceil(counts.lorenz / length));
  let ago = 1 + Math.floor((id - 1) / length) * step + ((id * 5) % step);
  while (isDayWithoutData(wearer, daysAgo(wearer.today, ago))) ago += 1;
  return daysAgo(wearer.today, ago);
}

/** What the intervals of a day measure, by the windows of five minutes they are drawn from: variances add up. */
function variability(wearer: DemoWearer, date: string): WireRecord {
  const { worn } = demoBody(wearer, date);
  const windows = demoWindows(wearer, date).filter((_, index) => worn[index * WINDOW_MIN]);
  const mean = (value: (window: DemoWindow) => number) =>
    windows.reduce((sum, window) => sum + value(window), 0) / Math.max(1, windows.length);
  const meanRr = mean(({ rr }) => rr);
  const variance = mean(({ rr, sdnn }) => sdnn ** 2 + (rr - meanRr) ** 2);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    hours: tenths((windows.length * WINDOW_MIN) / 60),
    nnCount: Math.round(
      windows.reduce((sum, { rr, ectopic }) => sum + ((WINDOW_MIN * 60_000) / rr) * (1 - ectopic), 0),
    ),
    meanRr: tenths(meanRr),
    sdnn: tenths(Math.sqrt(variance)),
    rmssd: tenths(Math.sqrt(mean(({ rmssd }) => rmssd ** 2))),
    ectopicPct: tenths(mean(({ ectopic }) => ectopic) * 100),
  };
}
