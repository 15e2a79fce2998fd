import type { Read } from '../../../../contract/defineEntity';
import { choice, integer } from '../../../../contract/fields';

export const cloudParts = ['all', 'day', 'night'] as const;
export type CloudPart = (typeof cloudParts)[number];

/** Bin width, and first and last drawn interval, in milliseconds. */
export const CLOUD_BIN_MS = 10;
export const CLOUD_FROM_MS = 200;
export const CLOUD_TO_MS = 2_000;
/** Hours of the day; the others are night. */
export const CLOUD_DAY = { from: 6, to: 22 } as const;
/** Number of bins along one side. */
export const CLOUD_BINS = (CLOUD_TO_MS - CLOUD_FROM_MS) / CLOUD_BIN_MS;

export const lorenzReads = {
  /** Frequencies of interval pairs. Returns {@link Cloud}. */
  selectCloud: {
    input: {
      id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
      part: choice(cloudParts, { required: true, default: 'all' }),
    },
    answer: 'record',
  },
} satisfies Readonly<Record<string, Read>>;

/** Non-empty bins as a flat list: column, row, pairs. */
export type CloudCells = readonly number[];

/** Mean and ellipse of pairs of normal intervals (Task Force 1996), in ms. */
export interface Ellipse {
  meanRr: number;
  sd1: number;
  sd2: number;
}

/** The stored form of the clouds. */
export interface StoredCloud {
  day: CloudCells;
  night: CloudCells;
  /** Ellipses of normal intervals only, as in the report; missing in older reports. */
  ellipses?: { day: Ellipse; night: Ellipse };
}

/** The response of `selectCloud`. The ellipse belongs to the requested part; for the whole time it is that of the report. */
export interface Cloud extends Ellipse {
  cells: CloudCells;
  pairs: number;
}
