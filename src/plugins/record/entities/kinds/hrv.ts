import { integer } from '../../../../../contract/fields';
import {
  countChannel,
  intervalChannel,
  powerChannel,
  shareChannel,
  spreadChannel,
} from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, percent, tenths, wholeNumber } from './quantities';

const spread = { min: 0, max: 2_000 } as const;

/**
 * Heart rate variability in windows of five minutes (Task Force 1996). The ellipse of a window's Poincaré plot is not
 * stored, because it follows from other values: SD1 = RMSSD / √2, SD2 = √(2 SDNN² - RMSSD² / 2). Events are the histogram of
 * the day's intervals between normal beats.
 */
export const hrvRecord = defineRecord({
  name: 'hrv',
  layout: {
    ...dayGrid,
    intervals: [300],
    channels: {
      rr: intervalChannel,
      /** Normal intervals in the window. */
      nn: countChannel(1_500),
      sdnn: spreadChannel,
      rmssd: spreadChannel,
      pnn50: shareChannel,
      vlf: powerChannel,
      lf: powerChannel,
      hf: powerChannel,
      /** Beats that do not come from the sinus node. */
      ectopic: countChannel(1_500),
    },
    events: {
      fields: {
        /** Lower end of a bin of 1/128 s, in ms and rounded down. */
        ms: integer({ min: 250, max: 2_500, required: true }),
        count: integer({ min: 1, max: 300_000, required: true }),
      },
      max: 300,
    },
  },
  aggregates: {
    sdnn: tenths(spread.min, spread.max, keyFigure),
    sdann: tenths(spread.min, spread.max, { list: true }),
    sdnnIndex: tenths(spread.min, spread.max),
    rmssd: tenths(spread.min, spread.max, keyFigure),
    pnn50: percent({ list: true }),
    /** Triangular index; null without a histogram. */
    triangular: tenths(0, 500),
    vlf: wholeNumber(0, 1_000_000),
    lf: wholeNumber(0, 1_000_000),
    hf: wholeNumber(0, 1_000_000),
    tp: wholeNumber(0, 1_000_000),
    /** In normalized units: the share of LF + HF. */
    lfNu: percent(),
    hfNu: percent(),
    lfHf: hundredths(0, 1_000, keyFigure),
    sd1: tenths(spread.min, spread.max),
    sd2: tenths(spread.min, spread.max),
    sd1sd2: hundredths(0, 100),
    nnCount: wholeNumber(0, 300_000),
    ectopicPct: percent({ list: true }),
  },
});
export const hrv = hrvRecord.entity;
