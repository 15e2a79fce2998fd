import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, idByCode, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { type DemoReport, type DemoWearer, demoWearerOf, isDayWithoutData, RHYTHM_DAYS_AGO } from '../../record/demo';
import { lorenz } from '../entities/lorenz';
import { plottedIntervals } from '../server/measuredReports';
import { demoReview } from './demoReview';
import { ecgWearers, PLANTED_WEARERS } from './ecgWearers';
import { generatedIntervals } from './generatedCloud';

/** Creates the demo plot of a day of a wearer with an ECG patch. */
export function demoLorenz(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const wearers = ecgWearers(plan.counts);
  const { device, wearer: wearerId } = wearers[(id - 1) % wearers.length] ?? { device: 1, wearer: 1 };
  const draw = drawOf(plan, 'lorenz', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const date = lorenzDate(plan, wearer, id);
  const signal = { wearer, date };
  const plot = plottedIntervals(generatedIntervals(signal));
  if (!plot) throw new Error(`too few intervals on ${date} for a plot`);
  const createdTime = dayStart(date) + 24 * HOUR_MS + draw.integer('made', 5, 240) * MINUTE_MS;
  const record: WireRecord = {
    id,
    reportNo: `L${String(id).padStart(8, '0')}`,
    deviceId: device,
    deviceUserId: wearerId,
    ...owner,
    reportTime: toIsoMoment(createdTime),
    periodStart: toIsoMoment(dayStart(date)),
    periodEnd: toIsoMoment(dayStart(date) + 24 * HOUR_MS),
    autoConclusion: DEMO_LABEL,
    algoVersion: '1',
    quality: draw.pick('quality', ['good', 'good', 'good', 'fair']),
    ...plot.values,
    lorenzTypeId: idByCode(rules, 'lorenzType', plot.shape),
    remark: DEMO_LABEL,
    ...demoReview({ plan, draw, made: createdTime, conclusion: '请结合临床' }),
  };
  return { record: withDerivedFields(lorenz, record, rules), signal };
}

/** Returns the ids of a wearer's plots. Wearers alternate. */
export function lorenzIdsOf({ counts }: DemoPlan, wearerId: number): number[] {
  const wearers = ecgWearers(counts);
  const first = wearers.findIndex(({ wearer }) => wearer === wearerId);
  const ids: number[] = [];
  for (let id = first + 1; first >= 0 && id <= counts.lorenz; id += wearers.length) ids.push(id);
  return ids;
}

/** Returns the day of a plot. The first plot shows an unusual rhythm; the others are spread as widely as the days allow. */
export function lorenzDate({ counts }: DemoPlan, wearer: DemoWearer, id: number): string {
  const { length } = ecgWearers(counts);
  const step = Math.ceil(counts.recordDays / Math.ceil(counts.lorenz / length));
  const isShown = id <= PLANTED_WEARERS.length;
  let ago = isShown ? RHYTHM_DAYS_AGO : 1 + Math.floor((id - 1) / length) * step + ((id * 5) % step);
  while (isDayWithoutData(wearer, daysAgo(wearer.today, ago))) ago += 1;
  return daysAgo(wearer.today, ago);
}
