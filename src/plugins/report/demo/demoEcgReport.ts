import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import {
  type DemoReport,
  type DemoWearer,
  demoBody,
  demoWearerOf,
  ecgQuality,
  isDayWithoutData,
  type PlantedSignal,
  plantedIn,
} from '../../record/demo';
import { ecg } from '../entities/ecg';
import { measuredEcg } from '../server/measuredReports';
import { demoReview } from './demoReview';
import { ecgWearers } from './ecgWearers';
import { DEMO_HZ, generatedRecording } from './generatedRecording';

/** Seconds per strip, and strips per wearer and day. */
const STRIP_SEC = 30;
const STRIPS_A_DAY = 10;
/** What the first strips of each wearer show, and how many days ago. */
const SHOWN: ReadonlyMap<number, { daysAgo: number; signals: readonly PlantedSignal[] }> = new Map([
  [3, { daysAgo: 0, signals: ['atrialFibrillation'] }],
  [8, { daysAgo: 0, signals: ['longQt'] }],
  [11, { daysAgo: 0, signals: ['longHypoxia'] }],
  [1, { daysAgo: 1, signals: ['ventricularRun', 'prematureVentricular'] }],
  [13, { daysAgo: 1, signals: ['pause', 'pacing'] }],
  [18, { daysAgo: 1, signals: ['avBlock', 'prematureAtrial'] }],
]);

/** Minutes from which a planted signal is long enough to appear in every strip of its day. */
const LONG_MIN = 600;

/**
 * Creates the demo report of a 30-second strip of an ECG patch, with its analysis. The first strips contain planted signals.
 */
export function demoEcgReport(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const { device, wearer: wearerId } = stripWearer(plan, id);
  const draw = drawOf(plan, 'ecg', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const shown = shownIn(plan, id);
  const date = ecgReportDate(plan, wearer, id);
  const fromSec = stripStart({ wearer, date, draw, shown: shown?.signal });
  const signal = { wearer, date, fromSec, seconds: STRIP_SEC };
  const begin = dayStart(date) + fromSec * 1000;
  const createdTime = begin + STRIP_SEC * 1000 + MINUTE_MS;
  const record: WireRecord = {
    id,
    reportNo: `E${String(id).padStart(8, '0')}`,
    deviceId: device,
    deviceUserId: wearerId,
    ...owner,
    reportTime: toIsoMoment(createdTime),
    periodStart: toIsoMoment(begin),
    periodEnd: toIsoMoment(begin + STRIP_SEC * 1000),
    autoConclusion: DEMO_LABEL,
    algoVersion: '1',
    lead: 'I',
    hz: DEMO_HZ,
    ...measuredEcg(generatedRecording(signal).analysis),
    remark: DEMO_LABEL,
    ...demoReview({ plan, draw, made: createdTime, conclusion: '请结合临床', isUrgent: shown !== undefined }),
  };
  return { record: withDerivedFields(ecg, record, rules), signal };
}

/** Groups the strips of one day of a wearer. Wearers alternate. */
const groupOf = (id: number) => Math.floor((id - 1) / STRIPS_A_DAY);

function stripWearer({ counts }: DemoPlan, id: number) {
  const wearers = ecgWearers(counts);
  return wearers[groupOf(id) % wearers.length] ?? { device: 1, wearer: 1 };
}

/** Returns the planted signal of a strip. Only strips of a wearer's first day have one. */
function shownIn(plan: DemoPlan, id: number): { signal: PlantedSignal; daysAgo: number } | undefined {
  const shown = SHOWN.get(stripWearer(plan, id).wearer);
  const signal = groupOf(id) < SHOWN.size ? shown?.signals[(id - 1) % STRIPS_A_DAY] : undefined;
  return shown && signal && { signal, daysAgo: shown.daysAgo };
}

/** Returns the ids of a wearer's strips. */
export function ecgReportIdsOf({ counts }: DemoPlan, wearerId: number): number[] {
  const wearers = ecgWearers(counts);
  const first = wearers.findIndex(({ wearer }) => wearer === wearerId);
  const ids: number[] = [];
  for (let group = first; first >= 0 && group * STRIPS_A_DAY < counts.ecg; group += wearers.length) {
    for (let id = group * STRIPS_A_DAY + 1; id <= Math.min(counts.ecg, (group + 1) * STRIPS_A_DAY); id += 1)
      ids.push(id);
  }
  return ids;
}

/** Returns the day of a strip. The strips of a wearer are spread over previous days. */
export function ecgReportDate(plan: DemoPlan, wearer: DemoWearer, id: number): string {
  let ago = shownIn(plan, id)?.daysAgo ?? 1 + ((groupOf(id) * 5) % (plan.counts.recordDays - 1));
  while (isDayWithoutData(wearer, daysAgo(wearer.today, ago))) ago += 1;
  return daysAgo(wearer.today, ago);
}

interface StripPlace {
  wearer: DemoWearer;
  date: string;
  draw: Draw;
  /** The planted signal that it shows. */
  shown: PlantedSignal | undefined;
}

/**
 * Returns a start at which the device was worn and its electrode attached throughout. It lies within the planted signal, if
 * there is one to show.
 */
function stripStart({ wearer, date, draw, shown }: StripPlace): number {
  const planted = shown && plantedIn(wearer, date, shown);
  const isShort = planted !== undefined && planted.toMin - planted.fromMin < LONG_MIN;
  if (planted && isShort) return planted.fromMin * 60 + (planted.toMin - planted.fromMin > 1 ? 5 * 60 : 0);
  const { worn } = demoBody(wearer, date);
  const minutes: number[] = [];
  for (let minute = 0; minute < worn.length; minute += 1) if (worn[minute] && worn[minute + 1]) minutes.push(minute);
  const drawn = draw.integer('minute', 0, Math.max(0, minutes.length - 1));
  const { quality } = ecgQuality(wearer, date);
  const isUsable = (minute: number) => quality[minute] !== 0 && quality[minute + 1] !== 0;
  return ([...minutes.slice(drawn), ...minutes.slice(0, drawn)].find(isUsable) ?? 0) * 60;
}
