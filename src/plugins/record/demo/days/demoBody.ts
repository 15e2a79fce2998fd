import { maxHeartRateAt } from '../../../device/entities/wearers/deviceUserRules';
import { Noise } from '../noise';
import { plantedIn } from '../plantedSignals';
import { type DemoWearer, dayAfter, drawOfDay, factsOf } from '../wearers/demoWearer';
import { wornMinutes } from '../wearers/demoWearing';
import { DAY_MIN, type DemoActivity, demoActivity } from './demoActivity';
import { type DemoDesaturation, type DemoNight, demoNight, EVENING_MIN, UP } from './demoNight';

/** Physiology of a wearer on a calendar day, minute by minute. All record kinds derive from it, so that they agree. */
export interface DemoBody {
  /** The night that ends on the day. */
  night: DemoNight;
  activity: DemoActivity;
  /** 1 while a device was worn. */
  worn: Uint8Array;
  /** Codes of the sleep stages, and `UP`. */
  stages: Uint8Array;
  heartRate: Float32Array;
  breaths: Float32Array;
  oxygen: Float32Array;
  /** Desaturations on the calendar day. */
  falls: DemoDesaturation[];
}

/** A cache for the kinds of a day, which are generated one after the other, and for the next day. */
const bodies = new Map<string, DemoBody>();
const nights = new Map<string, DemoNight>();
const CACHE_SIZE = 16;

/** Returns the physiology of a wearer on a day. */
export function demoBody(wearer: DemoWearer, date: string): DemoBody {
  return cached(bodies, keyOf(wearer, date), () => makeBody(wearer, date));
}

const keyOf = (wearer: DemoWearer, date: string) => `${Object.values(wearer).join()},${date}`;

/** Returns a cached result or computes it. Keeps the last few and evicts the oldest. */
function cached<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  const [oldest] = known.keys();
  if (known.size >= CACHE_SIZE && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

const nightOf = (wearer: DemoWearer, date: string) =>
  cached(nights, keyOf(wearer, date), () => demoNight(wearer, date));

function makeBody(wearer: DemoWearer, date: string): DemoBody {
  const night = nightOf(wearer, date);
  const next = nightOf(wearer, dayAfter(date));
  const activity = demoActivity(wearer, date, {
    fromMin: Math.max(0, night.riseMin),
    toMin: Math.min(DAY_MIN, next.bedMin + DAY_MIN),
  });
  const stages = new Uint8Array(DAY_MIN).fill(UP);
  stages.set(night.stages.subarray(EVENING_MIN));
  stages.set(next.stages.subarray(0, EVENING_MIN), DAY_MIN - EVENING_MIN);
  const later = next.falls.map((fall) => ({ ...fall, sec: fall.sec + DAY_MIN * 60 }));
  const falls = [...night.falls, ...later].filter(({ sec }) => sec >= 0 && sec < DAY_MIN * 60);
  const worn = wornMinutes(wearer, date);
  const course: DayInputs = { wearer, date, stages, activity, falls, worn };
  return {
    night,
    activity,
    worn,
    stages,
    heartRate: heartRateOf(course),
    breaths: breathsOf(course),
    oxygen: oxygenOf(course),
    falls,
  };
}

interface DayInputs {
  wearer: DemoWearer;
  date: string;
  stages: Uint8Array;
  activity: DemoActivity;
  falls: readonly DemoDesaturation[];
  worn: Uint8Array;
}

/** Circadian variation of the heart rate in beats a minute, lowest at four in the morning. */
const CIRCADIAN = Float32Array.from(
  { length: DAY_MIN },
  (_, minute) => 5 - 5 * Math.cos((2 * Math.PI * (minute - 240)) / DAY_MIN),
);
/** Heart rate offset in beats a minute by stage: wake, light, deep, REM. Out of bed has its own. */
const STAGE_BEATS = [4, 1, 0, 3] as const;
const UP_BEATS = 6;
/** Share of the heart rate reserve used by brisk walking, by health class. */
const EFFORT_SHARE = 0.26;
const LOW_EFFORT_SHARE = 0.14;
const LOW_EFFORT_CLASSES: ReadonlySet<string> = new Set(['chd', 'arrhythmia', 'hf', 'copd', 'frail']);
/** Lower limit of the generated heart rate; slower rates are planted. */
const SLOWEST = 51.6;
const SLOW_HEART = 38;

function heartRateOf({ wearer, date, stages, activity }: DayInputs): Float32Array {
  const { restingHr, rhythm } = factsOf(wearer);
  const noise = new Noise(drawOfDay(wearer, date).unit('heart'));
  const isIrregular = rhythm === 'atrialFibrillation';
  const rest = Math.max(54, Math.min(80, restingHr)) + (isIrregular ? 4 : 0);
  const share = LOW_EFFORT_CLASSES.has(wearer.healthyType) ? LOW_EFFORT_SHARE : EFFORT_SHARE;
  const reserve = (maxHeartRateAt(wearer.age) - rest) * share;
  // The amplitude differs from day to day.
  const swing = 0.8 + 0.4 * noise.unit();
  const rates = new Float32Array(DAY_MIN);
  let level = rest;
  let drift = 0;
  for (let minute = 0; minute < DAY_MIN; minute += 1) {
    const stage = stages[minute] ?? UP;
    const stageOffset = stage === UP ? UP_BEATS : (STAGE_BEATS[stage] ?? 0);
    const target = rest + swing * (CIRCADIAN[minute] ?? 0) + stageOffset + reserve * (activity.effort[minute] ?? 0);
    level += (target - level) * 0.35;
    drift = 0.95 * drift + (isIrregular ? 0.6 : 0.75) * noise.bell();
    rates[minute] = Math.max(SLOWEST, level + drift + (isIrregular ? 1.5 : 0.7) * noise.bell());
  }
  const slow = plantedIn(wearer, date, 'slowHeart');
  for (let minute = slow?.fromMin ?? 0; minute < (slow?.toMin ?? 0); minute += 1) {
    rates[minute] = SLOW_HEART + (minute % 3 === 0 ? 1 : 0);
  }
  return rates;
}

/** Respiratory rate offset by stage, as for the heart rate. */
const STAGE_BREATHS = [0, -1, -1.4, 0.4] as const;

function breathsOf({ wearer, date, stages, activity }: DayInputs): Float32Array {
  const base = Math.max(13.8, Math.min(16.8, factsOf(wearer).breathBase)) + (wearer.healthyType === 'copd' ? 1 : 0);
  const noise = new Noise(drawOfDay(wearer, date).unit('breath'));
  const rates = new Float32Array(DAY_MIN);
  let level = base;
  let drift = 0;
  for (let minute = 0; minute < DAY_MIN; minute += 1) {
    const stage = stages[minute] ?? UP;
    const target = base + (stage === UP ? 0.6 : (STAGE_BREATHS[stage] ?? 0)) + 2.2 * (activity.effort[minute] ?? 0);
    level += (target - level) * 0.4;
    drift = 0.85 * drift + 0.3 * noise.bell();
    rates[minute] = Math.max(9, level + drift + 0.35 * noise.bell());
  }
  return rates;
}

/**
 * Returns a baseline saturation inside the limits of the wearer's health class. Values beyond them are planted or part of a
 * desaturation.
 */
function oxygenBaseOf(wearer: DemoWearer): number {
  const { oxygenBase } = factsOf(wearer);
  return wearer.healthyType === 'copd' ? within(oxygenBase, 90.2, 94) : within(oxygenBase, 95.6, 98.4);
}

const LOW_OXYGEN = 86;
/** Share of the monitored time with planted values below 90 %. */
const PLANTED_T90 = 0.3;

function oxygenOf({ wearer, date, stages, falls, worn }: DayInputs): Float32Array {
  const base = oxygenBaseOf(wearer);
  const noise = new Noise(drawOfDay(wearer, date).unit('oxygen'));
  const values = new Float32Array(DAY_MIN);
  let drift = 0;
  for (let minute = 0; minute < DAY_MIN; minute += 1) {
    const isAsleep = stages[minute] !== UP && stages[minute] !== 0;
    drift = 0.92 * drift + 0.16 * noise.bell();
    values[minute] = within(base - (isAsleep ? 0.6 : 0) + drift + 0.25 * noise.bell(), 70, 100);
  }
  for (const { sec, durationSec, drop } of falls) {
    // A minute shows the full depth of a desaturation of half a minute or more, and a proportional part of a shorter one.
    const minute = Math.floor(sec / 60);
    const inside = Math.min(durationSec, 60 - (sec % 60));
    values[minute] = (values[minute] ?? base) - drop * Math.min(1, inside / 30);
    const after = minute + 1;
    if (after < DAY_MIN) values[after] = (values[after] ?? base) - drop * Math.min(1, (durationSec - inside) / 30);
  }
  const low = plantedIn(wearer, date, 'lowOxygen');
  for (let minute = low?.fromMin ?? 0; minute < (low?.toMin ?? 0); minute += 1) {
    values[minute] = LOW_OXYGEN + (minute % 4 === 0 ? 1 : 0);
  }
  if (plantedIn(wearer, date, 'longHypoxia')) addHypoxia({ values, stages, worn });
  return values;
}

/** Lowers the saturation during sleep until the planted share of the monitored time lies below 90 %. */
function addHypoxia({ values, stages, worn }: { values: Float32Array; stages: Uint8Array; worn: Uint8Array }): void {
  const monitored = worn.reduce((total, one) => total + one, 0);
  let left = Math.ceil(monitored * PLANTED_T90) - countBelow(values, worn);
  for (let minute = 20; minute < DAY_MIN && left > 0; minute += 1) {
    const isAsleep = stages[minute] !== UP;
    if (!isAsleep || !worn[minute] || Math.round(values[minute] ?? 0) < 90) continue;
    values[minute] = 87 + (minute % 3);
    left -= 1;
  }
}

const countBelow = (values: Float32Array, worn: Uint8Array) =>
  values.reduce((count, value, minute) => count + (worn[minute] && Math.round(value) < 90 ? 1 : 0), 0);

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
