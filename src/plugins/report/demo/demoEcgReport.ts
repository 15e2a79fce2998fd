import type { RuleContext } from '../../../../contract/defineEntity';
import { dayStart, MINUTE_MS, momentText } from '../../../../contract/moment';
import { daysAgo } from '../../../../server/demo/demoMoments';
import { completed, DEMO_MARK, type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import {
  BEAT,
  type DemoReport,
  type DemoWearer,
  demoBeats,
  demoBody,
  demoEcgIntervals,
  demoWearerOf,
  firstFrom,
  isDayWithoutData,
  plantedIn,
} from '../../record/demo';
import { type EcgEpisode, ecg } from '../entities/ecg';
import type { Rhythm } from '../entities/ecgCodes';
import { HEART_RATE_USUAL } from '../entities/ecgRules';
import { demoReview } from './demoReview';
import { DEMO_HZ } from './drawnRecording';
import { ecgWearers } from './ecgWearers';

/** Seconds of a strip, and strips of a wearer's day. */
const STRIP_SEC = 30;
const STRIPS_A_DAY = 10;
/** The first wearers have something planted on the day the demo plays. */
const PLANTED = 3;
const PAUSE_MS = 2_000;
const QRS_MS = { narrow: 88, wide: 132 } as const;

/** Half a minute of somebody with an ECG patch; the first ones have what is planted. */
export function demoEcgReport(plan: DemoPlan, rules: RuleContext, id: number): DemoReport {
  const wearers = ecgWearers(plan.counts);
  const { device, wearer: wearerId } = wearers[groupOf(id) % wearers.length] ?? { device: 1, wearer: 1 };
  const draw = drawOf(plan, 'ecg', id);
  const { owner, wearer } = demoWearerOf(plan, rules, wearerId);
  const isPlanted = showsPlanted(id);
  const date = ecgReportDate(plan, wearer, id);
  const fromSec = stripStart({ wearer, date, draw, isPlanted });
  const measured = measuredStrip(wearer, date, fromSec);
  const begin = dayStart(date) + fromSec * 1000;
  const made = begin + STRIP_SEC * 1000 + MINUTE_MS;
  const record: WireRecord = {
    id,
    reportNo: `E${String(id).padStart(8, '0')}`,
    deviceId: device,
    deviceUserId: wearerId,
    ...owner,
    reportTime: momentText(made),
    periodStart: momentText(begin),
    periodEnd: momentText(begin + STRIP_SEC * 1000),
    autoConclusion: DEMO_MARK,
    algoVersion: '1',
    quality: draw.pick('quality', ['good', 'good', 'good', 'fair']),
    lead: 'I',
    hz: DEMO_HZ,
    durationSec: STRIP_SEC,
    ...measured,
    remark: DEMO_MARK,
    ...demoReview({ plan, draw, made, conclusion: '请结合临床', isUrgent: isPlanted }),
  };
  return { record: completed(ecg, record, rules), signal: { wearer, date, fromSec, seconds: STRIP_SEC } };
}

/** Strips of a day of a wearer are one group; wearers take turns. */
const groupOf = (id: number) => Math.floor((id - 1) / STRIPS_A_DAY);
const showsPlanted = (id: number) => groupOf(id) < PLANTED && (id - 1) % STRIPS_A_DAY === 0;

/** Ids of the strips of a wearer. */
export function ecgReportsOf({ counts }: DemoPlan, wearerId: number): number[] {
  const wearers = ecgWearers(counts);
  const first = wearers.findIndex(({ wearer }) => wearer === wearerId);
  const ids: number[] = [];
  for (let group = first; first >= 0 && group * STRIPS_A_DAY < counts.ecg; group += wearers.length) {
    for (let id = group * STRIPS_A_DAY + 1; id <= Math.min(counts.ecg, (group + 1) * STRIPS_A_DAY); id += 1)
      ids.push(id);
  }
  return ids;
}

/** The day of a strip: those of a wearer are spread over the days before the present. */
export function ecgReportDate({ counts }: DemoPlan, wearer: DemoWearer, id: number): string {
  let ago = showsPlanted(id) ? 0 : 1 + ((groupOf(id) * 5) % (counts.recordDays - 1));
  while (isDayWithoutData(wearer, daysAgo(wearer.today, ago))) ago += 1;
  return daysAgo(wearer.today, ago);
}

interface StripPlace {
  wearer: DemoWearer;
  date: string;
  draw: Draw;
  /** It shows what is planted. */
  isPlanted: boolean;
}

/** A moment at which the device was worn throughout; within what is planted where that is to be shown. */
function stripStart({ wearer, date, draw, isPlanted }: StripPlace): number {
  const planted = plantedIn(wearer, date, 'atrialFibrillation');
  if (planted && isPlanted) return planted.fromMin * 60 + 5 * 60;
  const { worn } = demoBody(wearer, date);
  const minutes: number[] = [];
  for (let minute = 0; minute < worn.length; minute += 1) if (worn[minute] && worn[minute + 1]) minutes.push(minute);
  return (minutes[draw.integer('minute', 0, Math.max(0, minutes.length - 1))] ?? 0) * 60;
}

/** What a strip measures, read off the beats it is drawn from. */
function episodesOf({
  isFibrillating,
  pauses,
}: {
  isFibrillating: boolean;
  pauses: readonly (readonly [number, number])[];
}): EcgEpisode[] {
  const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;
  return [
    ...(isFibrillating ? [{ code: 'AF', fromSec: 0, toSec: STRIP_SEC, certainty: 'high' } as const] : []),
    ...pauses.map(
      ([from, to]) => ({ code: 'pause', fromSec: hundredths(from), toSec: hundredths(to), certainty: 'high' }) as const,
    ),
  ];
}

function measuredStrip(wearer: DemoWearer, date: string, fromSec: number): WireRecord {
  const { at, rr, origin, fibrillating } = demoBeats(wearer, date);
  const first = firstFrom(at, fromSec * 1000);
  const inside: number[] = [];
  for (let index = first; (at[index] ?? Number.POSITIVE_INFINITY) < (fromSec + STRIP_SEC) * 1000; index += 1) {
    inside.push(index);
  }
  const intervals = inside.map((index) => rr[index] ?? 0);
  const rrAvg = intervals.reduce((sum, interval) => sum + interval, 0) / Math.max(1, intervals.length);
  const spread = Math.sqrt(
    intervals.reduce((sum, interval) => sum + (interval - rrAvg) ** 2, 0) / Math.max(1, intervals.length),
  );
  const count = (code: number) => inside.filter((index) => origin[index] === code).length;
  const isFibrillating = inside.some((index) => fibrillating[index] === 1);
  const [pac, pvc] = [count(BEAT.atrial), count(BEAT.ventricular)];
  const hrAvg = Math.round(60_000 / rrAvg);
  const { prMs, qtcMs } = demoEcgIntervals(wearer, date);
  return {
    rhythm: rhythmOf({ isFibrillating, pac, pvc, hrAvg }),
    hrAvg,
    hrMin: Math.round(60_000 / Math.max(...intervals)),
    hrMax: Math.round(60_000 / Math.min(...intervals)),
    rrAvg: Math.round(rrAvg),
    rrSd: Math.round(spread),
    prMs: isFibrillating ? null : prMs,
    qrsMs: pvc > inside.length / 2 ? QRS_MS.wide : QRS_MS.narrow,
    qtMs: Math.round(qtcMs * Math.cbrt(rrAvg / 1000)),
    episodes: episodesOf({
      isFibrillating,
      // From one beat to the next, in seconds from the beginning of the strip.
      pauses: inside
        .filter((index) => index > first && (rr[index] ?? 0) > PAUSE_MS)
        .map((index) => [(at[index - 1] ?? 0) / 1000 - fromSec, (at[index] ?? 0) / 1000 - fromSec] as const),
    }),
    pausesOver2s: intervals.filter((interval) => interval > PAUSE_MS).length,
    longestPauseMs: Math.max(...intervals),
    pac,
    pvc,
    afBurdenPct: isFibrillating ? 100 : 0,
    noisyPct: 0,
  };
}

interface Beating {
  isFibrillating: boolean;
  pac: number;
  pvc: number;
  hrAvg: number;
}

function rhythmOf({ isFibrillating, pac, pvc, hrAvg }: Beating): Rhythm {
  if (isFibrillating) return 'AF';
  if (pvc > 0) return 'PVC';
  if (pac > 0) return 'PAC';
  if (hrAvg < HEART_RATE_USUAL.from) return 'SB';
  return hrAvg > HEART_RATE_USUAL.to ? 'ST' : 'SR';
}
