import type { Draw } from '../../../../../server/demo/draw';
import { Noise } from '../noise';
import { plantedIn } from '../plantedSignals';
import { type DemoWearer, drawOfDay, factsOf } from '../wearers/demoWearer';

/** Minutes of a night: from 18:00 to 12:00. */
export const NIGHT_MIN = 18 * 60;
/** Minutes of a night before the midnight of its day. */
export const EVENING_MIN = 6 * 60;

/** Code for not in bed, in addition to the codes of the sleep stages. */
export const UP = 9;
const [WAKE, LIGHT, DEEP, REM] = [0, 1, 2, 3] as const;

/** A desaturation during the night. */
export interface DemoDesaturation {
  /** Seconds from the midnight that begins the night's date. */
  sec: number;
  durationSec: number;
  /** Percentage points. */
  drop: number;
}

/** The night that ends on a day, minute by minute from 18:00. */
export interface DemoNight {
  /** Codes of the sleep stages, and {@link UP}. */
  stages: Uint8Array;
  moves: Uint8Array;
  turns: Uint8Array;
  /** Times out of bed. */
  exits: { sec: number; durationSec: number }[];
  falls: DemoDesaturation[];
  /** Minutes from midnight: going to bed, and getting up. */
  bedMin: number;
  riseMin: number;
}

/** Minutes of deep sleep and of REM sleep per cycle: deep sleep comes early, REM late. */
const CYCLE_MIN = 90;
const DEEP_MIN = [34, 22, 11, 5, 2] as const;
const REM_MIN = [7, 14, 20, 25, 27] as const;

/** Returns the night that ends on a day. */
export function demoNight(wearer: DemoWearer, date: string): DemoNight {
  const draw = drawOfDay(wearer, date).branch('night');
  const noise = new Noise(draw.unit('noise'));
  const { sleepMin, wakeMin } = factsOf(wearer);
  const onset = within(Math.round(sleepMin + draw.bell('sleep', 0, 18)), -300, 120);
  const wake = within(Math.round(wakeMin + draw.bell('wake', 0, 18)), onset + 240, 600);
  const bedMin = Math.max(-350, onset - draw.integer('latency', 6, 28));
  const riseMin = Math.min(700, wake + draw.integer('rise', 2, 14));
  const stages = new Uint8Array(NIGHT_MIN).fill(UP);
  stages.fill(WAKE, bedMin + EVENING_MIN, riseMin + EVENING_MIN);
  layCycles({ stages, draw, noise, wearer, from: onset + EVENING_MIN, to: wake + EVENING_MIN });
  layAwakenings({ stages, noise, count: draw.integer('awakenings', 2, 6), from: onset, to: wake });
  const exits = layExits({ wearer, date, stages, draw, from: onset, to: wake });
  const { moves, turns } = movementsOf(stages, noise);
  return { stages, moves, turns, exits, falls: fallsOf({ wearer, stages, draw, noise }), bedMin, riseMin };
}

interface Laying {
  stages: Uint8Array;
  noise: Noise;
  from: number;
  to: number;
}

/** Fills in cycles of light, deep, light and REM sleep. Very old wearers have little deep sleep. */
function layCycles({ stages, draw, noise, wearer, from, to }: Laying & { draw: Draw; wearer: DemoWearer }): void {
  const depth = within(1.15 - (wearer.age - 65) * 0.012, 0.6, 1.2) * draw.bell('depth', 1, 0.12);
  let at = from;
  for (let cycle = 0; at < to; cycle += 1) {
    const length = Math.round(CYCLE_MIN + 8 * noise.bell());
    const deep = Math.round((DEEP_MIN[cycle] ?? 0) * depth + 2 * noise.bell());
    const rem = Math.round((REM_MIN[cycle] ?? 27) + 3 * noise.bell());
    const first = noise.integer(10, 18);
    stages.fill(LIGHT, at, Math.min(to, at + length));
    stages.fill(DEEP, Math.min(to, at + first), Math.min(to, at + first + Math.max(0, deep)));
    stages.fill(REM, Math.min(to, at + length - Math.max(3, rem)), Math.min(to, at + length));
    at += length;
  }
}

function layAwakenings({ stages, noise, count, from, to }: Laying & { count: number }): void {
  for (let index = 0; index < count; index += 1) {
    const start = EVENING_MIN + from + noise.integer(20, Math.max(21, to - from - 20));
    stages.fill(WAKE, start, Math.min(EVENING_MIN + to, start + noise.integer(1, 10)));
  }
}

/** Duration of an absence in minutes: to the bathroom and back. */
const ABSENCE = { min: 3, max: 9 } as const;

function layExits(laying: {
  wearer: DemoWearer;
  date: string;
  stages: Uint8Array;
  draw: Draw;
  from: number;
  to: number;
}): DemoNight['exits'] {
  const { wearer, date, stages, draw, from, to } = laying;
  const planted = plantedIn(wearer, date, 'bedExits');
  const usual = draw.weighted('exits', [
    [0, 52],
    [1, 32],
    [2, 13],
    [3, 3],
  ] as const);
  const count = planted ? 4 : usual;
  return Array.from({ length: count }, (_, index) => {
    // Evenly spread, so that absences never overlap.
    const part = (to - from - 60) / count;
    const minute = Math.round(from + 30 + part * (index + 0.2 + 0.5 * draw.unit('exit', index)));
    const length = draw.integer('absence', ABSENCE.min, ABSENCE.max, index);
    const at = minute + EVENING_MIN;
    stages.fill(WAKE, at - 1, at + length + 2);
    stages.fill(UP, at, at + length);
    return { sec: minute * 60, durationSec: length * 60 };
  });
}

/** Probability of a movement per minute of each stage, in percent. */
const MOVE_CHANCE = [70, 9, 2, 6] as const;
/** Maximum minutes of sleep without a turn. */
const TURN_MIN = 55;

function movementsOf(stages: Uint8Array, noise: Noise): Pick<DemoNight, 'moves' | 'turns'> {
  const moves = new Uint8Array(NIGHT_MIN);
  const turns = new Uint8Array(NIGHT_MIN);
  let still = 0;
  for (let minute = 0; minute < NIGHT_MIN; minute += 1) {
    const stage = stages[minute] ?? UP;
    if (stage === UP) continue;
    const mustTurn = still >= TURN_MIN;
    if (mustTurn || noise.unit() * 100 < (MOVE_CHANCE[stage] ?? 0)) {
      moves[minute] = stage === WAKE ? noise.integer(2, 14) : noise.integer(1, 7);
      if (mustTurn || noise.unit() < 0.25) turns[minute] = 1;
      still = 0;
    } else still += 1;
  }
  return { moves, turns };
}

/** Desaturations a night and their depth in percentage points, by health class. */
const FALLS: Readonly<Record<string, { min: number; max: number; least: number; most: number }>> = {
  osa: { min: 5, max: 40, least: 4, most: 12 },
  copd: { min: 2, max: 10, least: 3, most: 6 },
  hf: { min: 1, max: 9, least: 3, most: 6 },
};
const USUAL_FALLS = { min: 0, max: 4, least: 3, most: 5 } as const;

function fallsOf(night: { wearer: DemoWearer; stages: Uint8Array; draw: Draw; noise: Noise }): DemoDesaturation[] {
  const { wearer, stages, draw, noise } = night;
  const { min, max, least, most } = FALLS[wearer.healthyType] ?? USUAL_FALLS;
  const asleep: number[] = [];
  stages.forEach((stage, minute) => {
    // Twice as likely in REM sleep.
    if (stage === LIGHT || stage === DEEP || stage === REM) asleep.push(minute);
    if (stage === REM) asleep.push(minute);
  });
  const taken = new Set<number>();
  const found: DemoDesaturation[] = [];
  for (let index = draw.integer('falls', min, max); index > 0 && asleep.length > 0; index -= 1) {
    const minute = asleep[noise.integer(0, asleep.length - 1)] ?? 0;
    if (taken.has(minute)) continue;
    for (let near = minute - 1; near <= minute + 1; near += 1) taken.add(near);
    const sec = (minute - EVENING_MIN) * 60 + noise.integer(0, 20);
    found.push({ sec, durationSec: noise.integer(20, 60), drop: noise.integer(least, most) });
  }
  return found.sort((one, other) => one.sec - other.sec);
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
