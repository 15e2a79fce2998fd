import { plausibility } from '../../../device/entities/thresholds/extremes';
import { codeChannel } from '../../../device/entities/uploads/channels';
import { nightGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, nextDayMoment, percent, tenths, wholeNumber } from './quantities';

/** Codes of the `stage` channel: wake, light (N1, N2), deep (N3), REM. */
export const sleepStages = ['wake', 'light', 'deep', 'rem'] as const;

/**
 * Aggregates from other record kinds over the time asleep. `computeNight` computes them from the wearer's devices of that
 * night.
 */
const nightAggregates = {
  /** Minutes asleep with a valid saturation, and the percentage of them below 90 %. */
  spo2SleepMin: minutes(),
  t90SleepPct: percent(keyFigure),
  /** Desaturations of four or more points per hour of those minutes. */
  odi4: tenths(0, 200),
  /** Breathing events per hour, estimated from desaturations of three or more points. */
  ahiEst: tenths(0, 200),
  spo2Avg: tenths(plausibility.bloodOxygen.min, 100),
  spo2Min: wholeNumber(plausibility.bloodOxygen.min, 100),
  hrAvg: wholeNumber(0, 400),
  hrMin: wholeNumber(0, 400),
  rrAvg: tenths(0, 100),
} as const;

/** Names of {@link nightAggregates}. Their values stay until new data of the night triggers another computation. */
export const nightFigureNames = Object.keys(nightAggregates) as readonly (keyof typeof nightAggregates)[];
export type NightFigure = keyof typeof nightAggregates;

/**
 * Sleep stages, 18:00 to 18:00, in epochs of 60 s (wearables) or 30 s (AASM). Nothing is measured outside of bed. A sleep
 * across 18:00 belongs to one date as a whole.
 */
export const sleepStatusRecord = defineRecord({
  name: 'sleepStatus',
  layout: { ...nightGrid, intervals: [60, 30], channels: { stage: codeChannel(sleepStages.length) } },
  aggregates: {
    /** From going to bed to getting up: latency, sleep, and time awake or out of bed. */
    inBedMin: minutes({ list: true }),
    asleepMin: minutes(keyFigure),
    /** Asleep outside of the main sleep, and in the whole sleep day. */
    napMin: minutes(),
    totalSleepMin: minutes(),
    /** Awake or out of bed. */
    wakeMin: minutes(),
    lightMin: minutes(),
    deepMin: minutes({ list: true }),
    remMin: minutes({ list: true }),
    /** Time until asleep; null when the onset is unknown. */
    latencyMin: minutes(),
    remLatencyMin: minutes(),
    /** Share of the time in bed spent asleep. */
    efficiency: percent(keyFigure),
    awakenings: wholeNumber(0, 500, { list: true }),
    /** Awakenings of more than five minutes. */
    longAwakenings: wholeNumber(0, 500),
    /** Time awake or out of bed after sleep onset. */
    wasoMin: minutes(),
    cycles: wholeNumber(0, 50),
    /** Midpoint of the sleep. */
    midpointSec: nextDayMoment(),
    /** Bounds of the sleep day where a sleep crosses 18:00, so that no sleep is cut; null at 18:00. */
    sleepDayBeginSec: nextDayMoment(),
    sleepDayEndSec: nextDayMoment(),
    ...nightAggregates,
  },
});
export const sleepStatus = sleepStatusRecord.entity;
