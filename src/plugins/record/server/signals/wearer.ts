import { maxHeartRateAt } from '../../../device/entities/deviceUserRules';

/** What the computations have to know of the wearer. */
export interface Wearer {
  /** Code of GB/T 2261.1: `1` male, `2` female. */
  gender: string | null;
  /** Whole years on the day. */
  age: number | null;
  /** Beats a minute. */
  restingHr: number | null;
  maxHr: number | null;
  pacemaker: boolean;
}

/** Resting heart rate where the wearer's own is not known. */
const USUAL_RESTING_HR = 65;
/** Age where the wearer's own is not known. */
const USUAL_AGE = 75;

/** Beats a minute at rest, and at most. */
export function heartRatesOf({ restingHr, maxHr, age }: Wearer): { rest: number; max: number } {
  return { rest: restingHr ?? USUAL_RESTING_HR, max: maxHr ?? maxHeartRateAt(age ?? USUAL_AGE) };
}

export const isMale = ({ gender }: Wearer): boolean => gender === '1';
