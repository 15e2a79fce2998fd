import type { Read } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';

export const sleepReads = {
  /** The night minute by minute, and previous nights. Returns {@link Night}. */
  selectNight: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    answer: 'record',
  },
} satisfies Readonly<Record<string, Read>>;

/** Codes of hypnogram stages: awake, light, deep, REM, out of bed, no data. */
export const sleepStages = { wake: 0, light: 1, deep: 2, rem: 3, outOfBed: 4, unknown: 9 } as const;

/** Nights of the trend, including the requested one. */
export const TREND_NIGHTS = 7;

/**
 * The stored form of a night. Series have one value a minute from the time of going to bed; `null` where nothing was
 * measured.
 */
export interface StoredNight {
  /** Pairs of stage and minutes in order of time. */
  hypnogram: readonly (readonly [stage: number, minutes: number])[];
  heartRate: readonly (number | null)[];
  spo2: readonly (number | null)[];
  movement: readonly (number | null)[];
}

/** One of the previous nights. */
export interface TrendNight {
  id: number;
  date: string;
  score: number | null;
  tst: number | null;
  se: number | null;
}

/** The response of `selectNight`; without series if none were stored. */
export interface Night extends Partial<StoredNight> {
  trend: readonly TrendNight[];
}
