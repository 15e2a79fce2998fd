import { codeChannel } from '../../device/entities/channels';
import { plausibility } from '../../device/entities/extremes';
import { night } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, moment, percent, tenths, whole } from './quantities';

/** Codes of the `stage` channel: wake, light (N1, N2), deep (N3), REM. */
export const sleepStages = ['wake', 'light', 'deep', 'rem'] as const;

/** What other kinds of records say of the time asleep; from the wearer's devices of that night, as `nightFigures` computes it. */
const nightAggregates = {
  /** Minutes asleep with a valid saturation, and how many per cent of these are below 90 %. */
  spo2SleepMin: minutes(),
  t90SleepPct: percent(key),
  /** Falls of four points and more per hour of these. */
  odi4: tenths(0, 200),
  /** Breathing events an hour, estimated by falls of three points and more. */
  ahiEst: tenths(0, 200),
  spo2Avg: tenths(plausibility.bloodOxygen.min, 100),
  spo2Min: whole(plausibility.bloodOxygen.min, 100),
  hrAvg: whole(0, 400),
  hrMin: whole(0, 400),
  rrAvg: tenths(0, 100),
} as const;

/** Names of {@link nightAggregates}; they stay until they are computed anew when a part of the night comes in. */
export const nightFigureNames = Object.keys(nightAggregates) as readonly (keyof typeof nightAggregates)[];
export type NightFigure = keyof typeof nightAggregates;

/** Stages of sleep, 18:00 to 18:00, in epochs of 60 s (wearables) or 30 s (AASM); nothing is measured outside of bed. */
export const sleepStatusRecord = defineRecord({
  name: 'sleepStatus',
  layout: { ...night, intervals: [60, 30], channels: { stage: codeChannel(sleepStages.length) } },
  aggregates: {
    /** From going to bed to getting up: latency, sleep, and time awake or out of bed. */
    inBedMin: minutes({ list: true }),
    asleepMin: minutes(key),
    /** Awake or out of bed. */
    wakeMin: minutes(),
    lightMin: minutes(),
    deepMin: minutes({ list: true }),
    remMin: minutes({ list: true }),
    /** Until asleep; null where the onset is not known. */
    latencyMin: minutes(),
    remLatencyMin: minutes(),
    /** Time asleep of the time in bed. */
    efficiency: percent(key),
    awakenings: whole(0, 500, { list: true }),
    /** Those of more than five minutes. */
    longAwakenings: whole(0, 500),
    /** Awake or out of bed after sleep onset. */
    wasoMin: minutes(),
    cycles: whole(0, 50),
    /** Middle of the sleep. */
    midpointSec: moment(),
    ...nightAggregates,
  },
});
export const sleepStatus = sleepStatusRecord.entity;
