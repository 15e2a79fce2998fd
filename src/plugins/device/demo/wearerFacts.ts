import { Draw } from '../../../../server/demo/draw';

/** Origin of the heartbeats. */
export type Rhythm = 'sinus' | 'atrialFibrillation' | 'ventricularPremature' | 'atrialPremature' | 'heartFailure';

/** Facts that the signals of a demo wearer share on all days. */
export interface DemoWearerFacts {
  rhythm: Rhythm;
  /** Resting heart rate in beats a minute. */
  restingHr: number;
  /** Usual oxygen saturation in percent; lower with chronic lung disease. */
  oxygenBase: number;
  /** Resting respiratory rate in breaths a minute. */
  breathBase: number;
  /** Times of falling asleep and waking, in minutes from the midnight in between. */
  sleepMin: number;
  wakeMin: number;
  /** Steps on an ordinary day. */
  steps: number;
}

/** Returns the facts about a wearer. A pure function of the id, so that any day of any wearer can be generated alone. */
export function wearerFacts({
  seed,
  id,
  healthyType,
}: {
  seed: number;
  id: number;
  healthyType: string;
}): DemoWearerFacts {
  const draw = new Draw({ seed, entity: 'deviceUser', id });
  const isBreathless = healthyType === 'copd';
  return {
    rhythm: wearerRhythm(draw),
    restingHr: Math.round(clamped(draw.bell('restingHr', 66, 8), 50, 95)),
    oxygenBase: tenths(isBreathless ? draw.bell('oxygen', 91, 1.5) : draw.bell('oxygen', 96.5, 1)),
    breathBase: tenths(draw.bell('breath', 15, 2)),
    sleepMin: Math.round(draw.bell('sleep', -60, 45)),
    wakeMin: Math.round(draw.bell('wake', 375, 40)),
    steps: Math.round(clamped(draw.bell('steps', 3800, 1600), 500, 9000)),
  };
}

/** Returns only the rhythm, because the health class depends on it. */
export function wearerRhythm(draw: Draw): Rhythm {
  return draw.weighted('rhythm', [
    ['sinus', 84],
    ['atrialFibrillation', 6],
    ['ventricularPremature', 4],
    ['atrialPremature', 4],
    ['heartFailure', 2],
  ]);
}

const clamped = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
const tenths = (value: number) => Math.round(value * 10) / 10;
