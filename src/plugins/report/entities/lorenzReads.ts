import type { Read } from '../../../../contract/defineEntity';
import { choice, integer } from '../../../../contract/fields';

export const cloudParts = ['all', 'day', 'night'] as const;
export type CloudPart = (typeof cloudParts)[number];

/** Milliseconds of a bin, and of the first and last interval drawn. */
export const CLOUD_BIN_MS = 10;
export const CLOUD_FROM_MS = 200;
export const CLOUD_TO_MS = 2_000;
/** Hours of the day; the others are the night's. */
export const CLOUD_DAY = { from: 6, to: 22 } as const;
/** Bins along one side. */
export const CLOUD_BINS = (CLOUD_TO_MS - CLOUD_FROM_MS) / CLOUD_BIN_MS;

export const lorenzReads = {
  /** How often each pair of intervals came. Answers {@link Cloud}. */
  selectCloud: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      part: choice(cloudParts, { required: true, default: 'all' }),
    },
    answer: 'record',
  },
} satisfies Readonly<Record<string, Read>>;

/** Bins with any pairs, one after another: column, row, pairs. */
export type CloudCells = readonly number[];

/** Mean and ellipse of pairs of normal intervals (Task Force 1996), ms. */
export interface Ellipse {
  meanRr: number;
  sd1: number;
  sd2: number;
}

/** The clouds as they are kept. */
export interface StoredCloud {
  day: CloudCells;
  night: CloudCells;
  /** Of normal intervals only, as in the report; missing in clouds of older reports. */
  ellipses?: { day: Ellipse; night: Ellipse };
}

/** What `selectCloud` answers; the ellipse is that of the part asked for, of the whole time that of the report. */
export interface Cloud extends Ellipse {
  cells: CloudCells;
  pairs: number;
}
