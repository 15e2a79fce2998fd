import type { Draw } from '../../../../../server/demo/draw';
import { Noise } from '../noise';
import { plantedIn } from '../plantedSignals';
import { type DemoWearer, drawOfDay, factsOf } from '../wearers/demoWearer';

export const DAY_MIN = 1_440;

/** A walk or an exercise session. */
export interface DemoSession {
  type: 'walk' | 'taiji' | 'squareDance' | 'balance';
  fromMin: number;
  minutes: number;
  steps: number;
}

/** The activity of a wearer on a calendar day, minute by minute. */
export interface DemoActivity {
  steps: Uint16Array;
  /** Effort from 0 to 1, where 1 is brisk walking. */
  effort: Float32Array;
  /** Mean and maximum acceleration above gravity, in mg. */
  mean: Uint16Array;
  peak: Uint16Array;
  sessions: DemoSession[];
}

interface Awake {
  fromMin: number;
  toMin: number;
}

/** Share of the usual steps by health class. */
const VIGOUR: Readonly<Record<string, number>> = { hf: 0.55, copd: 0.6, frail: 0.5, stroke: 0.65 };
/** Maximum acceleration of everyday life; impacts are planted separately. */
const PEAK_MOST = 2_200;
/** Steps a minute while moving around at home. */
const ABOUT = { min: 6, max: 44 } as const;

/** Returns the activity of a day between getting up and going to bed. */
export function demoActivity(wearer: DemoWearer, date: string, awake: Awake): DemoActivity {
  const draw = drawOfDay(wearer, date).branch('activity');
  const noise = new Noise(draw.unit('noise'));
  const vigour = VIGOUR[wearer.healthyType] ?? 1;
  const target = factsOf(wearer).steps * vigour * Math.exp(draw.bell('steps', -0.05, 0.3));
  const steps = new Uint16Array(DAY_MIN);
  const effort = new Float32Array(DAY_MIN);
  const sessions = sessionsOf({ draw, awake, target, vigour });
  let walked = 0;
  for (const session of sessions) walked += laySession({ session, steps, effort, noise });
  layAbout({ steps, effort, noise, awake, left: Math.max(target * 0.25, target - walked) });
  const { mean, peak } = accelerationOf({ steps, effort, noise, awake });
  layFall({ wearer, date, mean, peak, effort, steps });
  return { steps, effort, mean, peak, sessions };
}

/** Hours at which people go out, with the probability. */
const OUTINGS = [
  { fromMin: 6 * 60 + 50, type: 'taiji', chance: 0.14 },
  { fromMin: 8 * 60 + 40, type: 'walk', chance: 0.62 },
  { fromMin: 10 * 60 + 30, type: 'balance', chance: 0.1 },
  { fromMin: 15 * 60 + 20, type: 'walk', chance: 0.5 },
  { fromMin: 19 * 60, type: 'squareDance', chance: 0.1 },
] as const;

function sessionsOf(day: { draw: Draw; awake: Awake; target: number; vigour: number }): DemoSession[] {
  const { draw, awake, target, vigour } = day;
  return OUTINGS.flatMap(({ fromMin, type, chance }, index): DemoSession[] => {
    const start = fromMin + draw.integer('start', -25, 25, index);
    const minutes = Math.round(draw.integer('minutes', 14, 38, index) * Math.sqrt(vigour));
    const isAwake = start > awake.fromMin + 15 && start + minutes < awake.toMin - 20;
    if (!isAwake || draw.unit('goes', index) >= chance * vigour) return [];
    const cadence = type === 'walk' ? draw.integer('cadence', 68, 104, index) : type === 'squareDance' ? 40 : 0;
    const most = Math.round(target * 0.45);
    return [{ type, fromMin: start, minutes, steps: Math.min(most, Math.round(cadence * minutes)) }];
  });
}

const EFFORTS: Readonly<Record<DemoSession['type'], number>> = {
  walk: 0.85,
  squareDance: 0.8,
  taiji: 0.45,
  balance: 0.3,
};

function laySession(laying: { session: DemoSession; steps: Uint16Array; effort: Float32Array; noise: Noise }): number {
  const { session, steps, effort, noise } = laying;
  let left = session.steps;
  for (let index = 0; index < session.minutes; index += 1) {
    const minute = session.fromMin + index;
    const own = Math.min(left, Math.round((left / (session.minutes - index)) * (1 + 0.06 * noise.bell())));
    steps[minute] = own;
    left -= own;
    effort[minute] = EFFORTS[session.type] * (1 + 0.05 * noise.bell());
  }
  session.steps -= left;
  return session.steps;
}

function layAbout(laying: {
  steps: Uint16Array;
  effort: Float32Array;
  noise: Noise;
  awake: Awake;
  left: number;
}): void {
  const { steps, effort, noise, awake } = laying;
  const minutes = Math.max(1, awake.toMin - awake.fromMin);
  const chance = laying.left / ((ABOUT.min + ABOUT.max) / 2) / minutes;
  for (let minute = awake.fromMin; minute < Math.min(DAY_MIN, awake.toMin); minute += 1) {
    if ((effort[minute] ?? 0) > 0) continue;
    if (noise.unit() < chance) {
      const own = noise.integer(ABOUT.min, ABOUT.max);
      steps[minute] = own;
      effort[minute] = own / 130;
    } else effort[minute] = 0.03;
  }
}

function accelerationOf(day: { steps: Uint16Array; effort: Float32Array; noise: Noise; awake: Awake }) {
  const { steps, effort, noise } = day;
  const mean = new Uint16Array(DAY_MIN);
  const peak = new Uint16Array(DAY_MIN);
  for (let minute = 0; minute < DAY_MIN; minute += 1) {
    const own = effort[minute] ?? 0;
    const level = own === 0 ? 1.5 : 7 + 70 * own + 0.35 * (steps[minute] ?? 0);
    const value = Math.max(own === 0 ? 1 : 3, level * (1 + 0.22 * noise.bell()));
    mean[minute] = Math.round(value);
    peak[minute] = Math.min(PEAK_MOST, Math.round(value * (4 + 3 * noise.unit()) + (own === 0 ? 3 : 30)));
  }
  return { mean, peak };
}

/** The acceleration of a fall in mg. */
const FALL_MG = 3_850;

function layFall(
  laying: Pick<DemoActivity, 'mean' | 'peak' | 'effort' | 'steps'> & { wearer: DemoWearer; date: string },
) {
  const { wearer, date, mean, peak, effort, steps } = laying;
  const planted = plantedIn(wearer, date, 'fall');
  if (!planted) return;
  const { fromMin, toMin } = planted;
  for (let minute = fromMin; minute < toMin; minute += 1) {
    mean[minute] = minute === fromMin ? 140 : 2;
    peak[minute] = minute === fromMin ? FALL_MG : 9;
    effort[minute] = minute === fromMin ? 0.4 : 0;
    steps[minute] = 0;
  }
}
