import type { Read } from '../../../../contract/defineEntity';
import { integer } from '../../../../contract/fields';

export const sleepReads = {
  /** The night minute by minute, and the nights before it. Answers {@link Night}. */
  selectNight: {
    input: { id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }) },
    answer: 'record',
  },
} satisfies Readonly<Record<string, Read>>;

/** Codes of stages in a hypnogram: awake, light, deep, REM, out of bed, no data. */
export const sleepStages = { wake: 0, light: 1, deep: 2, rem: 3, outOfBed: 4, unknown: 9 } as const;

/** Nights of the trend, the one asked for included. */
export const TREND_NIGHTS = 7;

/** A night as it is kept. Series have one value a minute from the time to bed; `null` where nothing was measured. */
export interface StoredNight {
  /** Stage and minutes, one after another. */
  hypnogram: readonly (readonly [stage: number, minutes: number])[];
  heartRate: readonly (number | null)[];
  spo2: readonly (number | null)[];
  movement: readonly (number | null)[];
}

/** One of the nights before. */
export interface TrendNight {
  id: number;
  date: string;
  score: number | null;
  tst: number | null;
  se: number | null;
}

/** What `selectNight` answers; without series where none were kept. */
export interface Night extends Partial<StoredNight> {
  trend: readonly TrendNight[];
}
