import { maxHeartRateAt } from '../../../device/entities/wearers/deviceUserRules';

/** Facts about the wearer that the computations need. */
export interface Wearer {
  /** Code as in GB/T 2261.1: `1` male, `2` female. */
  gender: string | null;
  /** Age in whole years on the day. */
  age: number | null;
  /** Beats a minute. */
  restingHr: number | null;
  maxHr: number | null;
  pacemaker: boolean;
}

/** Assumed resting heart rate when the wearer's own is unknown. */
const USUAL_RESTING_HR = 65;
/** Assumed age when the wearer's own is unknown. */
const USUAL_AGE = 75;

/** Returns the resting and the maximum heart rate in beats a minute. */
export function heartRatesOf({ restingHr, maxHr, age }: Wearer): { rest: number; max: number } {
  return { rest: restingHr ?? USUAL_RESTING_HR, max: maxHr ?? maxHeartRateAt(age ?? USUAL_AGE) };
}

export const isMale = ({ gender }: Wearer): boolean => gender === '1';
