import { maximum, mean, minimum, roundTo, type Samples, withoutGaps } from '../../../../../server/plugin-api/builtin';
import { type NightFigure, sleepStages } from '../../entities/kinds/sleepStatus';
import type { Series } from '../../entities/series';
import type { MeasuredDay } from '../days/mergeDay';
import { desaturationIndex } from '../signals/aggregates/aggregateBloodOxygen';
import { sampleOf } from '../signals/crossingSleep';
import { desaturationsOf, showsDesaturations } from '../signals/desaturations';
import { eventNumber } from '../signals/signalDay';
import { type SleepArchitecture, sleepArchitectureOf } from '../signals/sleepArchitecture';

/** The kinds that a night uses besides the stages. */
export const nightSourceKinds = [
  'sleepActivity',
  'heartRate',
  'respiratoryRate',
  'bloodOxygen',
  'hypoxiaTime',
] as const;
export type NightKind = (typeof nightSourceKinds)[number];

/**
 * The data of one kind for a night. The evening lies in the previous day, unless the grid of the kind is that of a night. A
 * sleep by day can continue on the next day.
 */
export interface NightPart {
  before?: MeasuredDay | undefined;
  day?: MeasuredDay | undefined;
  after?: MeasuredDay | undefined;
}

export interface NightSources {
  stages: Series;
  parts: Readonly<Partial<Record<NightKind, NightPart>>>;
}

/** A night minute by minute from going to bed to getting up; null where nothing was measured. */
export interface NightMinutes {
  /** Seconds from the midnight of the night's day to the first minute. */
  beginSec: number;
  stage: Samples;
  isOutOfBed: readonly boolean[];
  heartRate: Samples;
  breaths: Samples;
  spo2: Samples;
  moves: Samples;
}

export type NightFigures = Readonly<Record<NightFigure, number | null>>;

export interface ComputedNight {
  architecture: SleepArchitecture;
  minutes: NightMinutes;
  figures: NightFigures;
}

const DAY_SEC = 86_400;
const WAKE = sleepStages.indexOf('wake');
/** Minimum minutes asleep with a valid saturation for the share below 90 % and the desaturation counts (our choice). */
const SPO2_MINUTES_MIN = 60;
/** Percent of saturation below which a minute counts for T90. */
const HYPOXIA_PCT = 90;
/**
 * Depth in points of a desaturation that counts for the desaturation index, and for a breathing event (AASM manual 2.6,
 * estimated).
 */
const DESATURATION_DROP = { odi: 4, event: 3 } as const;

/** Computes a night from everything that was measured in it; null without any stage. */
export function computeNight({ stages, parts }: NightSources): ComputedNight | null {
  const architecture = sleepArchitectureOf(stages);
  if (!architecture) return null;
  const minutes = minutesOf(architecture, { stages, parts });
  return { architecture, minutes, figures: figuresOf(minutes, parts) };
}

function minutesOf({ bedSec, riseSec }: SleepArchitecture, { stages, parts }: NightSources): NightMinutes {
  const beginSec = Math.floor(bedSec / 60) * 60;
  const seconds = Array.from({ length: Math.ceil((riseSec - beginSec) / 60) }, (_, minute) => beginSec + minute * 60);
  const channel = (kind: NightKind, name: string) => seconds.map((sec) => sampleAt(parts[kind], name, sec));
  const absences = nightEvents(parts.sleepActivity).map(({ sec, event }) => ({
    from: sec,
    to: sec + (eventNumber(event, 'durationSec') ?? 0),
  }));
  return {
    beginSec,
    // If a minute has two epochs, uses the first. Half a minute in bed still has one epoch.
    stage: seconds.map((sec) => sampleOf(stages, 'stage', Math.max(sec, bedSec))),
    isOutOfBed: seconds.map((sec) => absences.some(({ from, to }) => sec >= from && sec < to)),
    heartRate: channel('heartRate', 'mean'),
    breaths: channel('respiratoryRate', 'rate'),
    spo2: channel('bloodOxygen', 'spo2'),
    moves: channel('sleepActivity', 'moves'),
  };
}

function figuresOf(minutes: NightMinutes, parts: NightSources['parts']): NightFigures {
  const { stage, beginSec } = minutes;
  const isAsleep = (minute: number) => (stage[minute] ?? WAKE) !== WAKE;
  const asleep = (samples: Samples) => withoutGaps(samples.filter((_, minute) => isAsleep(minute)));
  const [rates, breaths, spo2] = [asleep(minutes.heartRate), asleep(minutes.breaths), asleep(minutes.spo2)];
  const isEnough = spo2.length >= SPO2_MINUTES_MIN;
  const desaturations = isEnough ? nightDesaturations(minutes, parts) : null;
  const own = desaturations?.filter(({ sec }) => isAsleep(Math.floor((sec - beginSec) / 60))) ?? null;
  const indexOf = (drop: number) => (own === null ? null : desaturationIndex(own, drop, spo2.length));
  return {
    spo2SleepMin: parts.bloodOxygen && stage.some((_, minute) => isAsleep(minute)) ? spo2.length : null,
    t90SleepPct: isEnough ? roundTo((100 * spo2.filter((value) => value < HYPOXIA_PCT).length) / spo2.length, 1) : null,
    odi4: indexOf(DESATURATION_DROP.odi),
    ahiEst: indexOf(DESATURATION_DROP.event),
    spo2Avg: roundTo(mean(spo2), 1),
    spo2Min: roundTo(minimum(spo2)),
    hrAvg: roundTo(mean(rates)),
    hrMin: roundTo(minimum(rates)),
    rrAvg: roundTo(mean(breaths), 1),
  };
}

/** Returns the desaturations: as counted by the device, else computed by the minute. Null if neither is available. */
function nightDesaturations({ beginSec, spo2 }: NightMinutes, parts: NightSources['parts']) {
  if (parts.hypoxiaTime) {
    return nightEvents(parts.hypoxiaTime).map(({ sec, event }) => ({ sec, drop: eventNumber(event, 'drop') ?? 0 }));
  }
  const { before, day: own, after } = parts.bloodOxygen ?? {};
  const intervals = [before, own, after].flatMap((day) => day?.series?.intervalSec ?? []);
  const coarsest = maximum(intervals);
  if (coarsest === null || !showsDesaturations(coarsest)) return null;
  return desaturationsOf({ samples: spo2, startSec: beginSec, intervalSec: 60 });
}

/** Returns the events of a part with their time from the midnight of the night's day. */
export function nightEvents(part: NightPart | undefined) {
  const ofDay = (day: MeasuredDay | undefined, shift: number) =>
    (day?.events ?? []).map((event) => ({ sec: (eventNumber(event, 'sec') ?? 0) + shift, event }));
  return [...ofDay(part?.before, -DAY_SEC), ...ofDay(part?.day, 0), ...ofDay(part?.after, DAY_SEC)];
}

function sampleAt(part: NightPart | undefined, channel: string, sec: number): number | null {
  const own = part?.day?.series ? sampleOf(part.day.series, channel, sec) : null;
  const before = part?.before?.series ? sampleOf(part.before.series, channel, sec + DAY_SEC) : null;
  return own ?? before ?? (part?.after?.series ? sampleOf(part.after.series, channel, sec - DAY_SEC) : null);
}

/** Returns the last second from the night's day on with a measurement; null without one. */
export function lastSecondOf({ day, after }: NightPart): number | null {
  const last = after?.series ? lastIn(after.series) : null;
  return last === null ? (day?.series ? lastIn(day.series) : null) : last + DAY_SEC;
}

function lastIn({ startSec, intervalSec, channels }: Series): number | null {
  const last = maximum(Object.values(channels).map((samples) => samples.findLastIndex((sample) => sample !== null)));
  return last === null || last < 0 ? null : startSec + (last + 1) * intervalSec;
}
