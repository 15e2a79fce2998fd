import { Draw } from '../../../../server/demo/draw';

/** Where the heart's beats come from. */
export type Rhythm = 'sinus' | 'atrialFibrillation' | 'ventricularPremature' | 'atrialPremature' | 'heartFailure';

/** What the signals of a demo wearer have in common on all days. */
export interface WearerFacts {
  rhythm: Rhythm;
  /** Beats a minute at rest. */
  restingHr: number;
  /** Usual saturation of the blood, percent; of somebody with chronic lung disease it is lower. */
  oxygenBase: number;
  /** Breaths a minute at rest. */
  breathBase: number;
  /** When they fall asleep and wake, minutes from the midnight between. */
  sleepMin: number;
  wakeMin: number;
  /** Steps of an ordinary day. */
  steps: number;
}

/** A pure function of the wearer's id, so that any day of any wearer can be drawn alone. */
export function wearerFacts({ seed, id, healthyType }: { seed: number; id: number; healthyType: string }): WearerFacts {
  const draw = new Draw({ seed, entity: 'deviceUser', id });
  const isBreathless = healthyType === 'copd';
  return {
    rhythm: wearerRhythm(draw),
    restingHr: Math.round(within(draw.bell('restingHr', 66, 8), 50, 95)),
    oxygenBase: tenths(isBreathless ? draw.bell('oxygen', 91, 1.5) : draw.bell('oxygen', 96.5, 1)),
    breathBase: tenths(draw.bell('breath', 15, 2)),
    sleepMin: Math.round(draw.bell('sleep', -60, 45)),
    wakeMin: Math.round(draw.bell('wake', 375, 40)),
    steps: Math.round(within(draw.bell('steps', 3800, 1600), 500, 9000)),
  };
}

/** The rhythm alone, which the health class follows from. */
export function wearerRhythm(draw: Draw): Rhythm {
  return draw.weighted('rhythm', [
    ['sinus', 84],
    ['atrialFibrillation', 6],
    ['ventricularPremature', 4],
    ['atrialPremature', 4],
    ['heartFailure', 2],
  ]);
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
const tenths = (value: number) => Math.round(value * 10) / 10;
