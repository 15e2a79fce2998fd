import { Noise } from '../noise';
import { dayRhythmOf, plantedIn } from '../plantedSignals';
import { type DemoWearer, drawOfDay, factsOf } from '../wearers/demoWearer';
import { type DemoBody, demoBody } from './demoBody';

export const WINDOW_MIN = 5;
export const WINDOWS_PER_DAY = 288;

/** Beat-to-beat statistics of five minutes. */
export interface DemoWindow {
  /** Mean interval between beats in ms. */
  rr: number;
  /** Standard deviation of the intervals, and root mean square of successive differences, in ms. */
  sdnn: number;
  rmssd: number;
  /** Share of beats that do not come from the sinus node. */
  ectopic: number;
  isFibrillating: boolean;
  /** Breaths a minute. */
  breaths: number;
}

/** Relative variability of an old heart by sleep stage. */
const STAGE_GAIN = [1, 1.08, 1, 1.22] as const;
/** Standard deviation in atrial fibrillation, as a share of the mean interval. */
const FIBRILLATING_SPREAD = 0.2;

/** Returns the beat-to-beat statistics of a day in windows of five minutes. */
export function demoWindows(wearer: DemoWearer, date: string): DemoWindow[] {
  const body = demoBody(wearer, date);
  const { rhythm: usual } = factsOf(wearer);
  const rhythm = dayRhythmOf(wearer, date) ?? usual;
  const variation = factsOf(wearer).restingHr % 10;
  const noise = new Noise(drawOfDay(wearer, date).unit('variability'));
  const fibrillating = plantedIn(wearer, date, 'atrialFibrillation');
  const base =
    Math.max(24, 47 - 0.45 * (wearer.age - 65)) * (0.86 + 0.03 * variation) * (rhythm === 'heartFailure' ? 0.36 : 1);
  return Array.from({ length: WINDOWS_PER_DAY }, (_, index) => {
    const { rr, stage, breaths } = windowOf(body, index);
    const minute = index * WINDOW_MIN;
    const isPlanted = fibrillating !== undefined && minute >= fibrillating.fromMin && minute < fibrillating.toMin;
    const isFibrillating = rhythm === 'atrialFibrillation' || isPlanted;
    const isAsleep = stage <= 3 && stage > 0;
    // A faster heart varies less.
    const gain = (STAGE_GAIN[stage] ?? 0.95) * (rr / 850) * Math.exp(0.16 * noise.bell());
    const sdnn = isFibrillating ? rr * FIBRILLATING_SPREAD * (1 + 0.05 * noise.bell()) : base * gain;
    const ratio = isFibrillating ? 1.36 : (isAsleep ? 0.72 : 0.6) * (1 + 0.06 * noise.bell());
    return { rr, sdnn, rmssd: sdnn * ratio, ectopic: ectopicShare(rhythm, noise), isFibrillating, breaths };
  });
}

function windowOf({ heartRate, stages, breaths }: DemoBody, index: number) {
  const from = index * WINDOW_MIN;
  let rates = 0;
  let breathing = 0;
  for (let minute = from; minute < from + WINDOW_MIN; minute += 1) {
    rates += heartRate[minute] ?? 0;
    breathing += breaths[minute] ?? 0;
  }
  return { rr: (60_000 * WINDOW_MIN) / rates, breaths: breathing / WINDOW_MIN, stage: stages[from + 2] ?? 0 };
}

function ectopicShare(rhythm: string, noise: Noise): number {
  const share = noise.unit();
  if (rhythm === 'ventricularPremature') return 0.05 + 0.06 * share;
  if (rhythm === 'atrialPremature') return 0.03 + 0.05 * share;
  return share < 0.8 ? 0 : 0.004;
}
