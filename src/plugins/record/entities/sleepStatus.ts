import { countChannel } from '../../device/entities/channels';
import { night } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, moment, percent, whole } from './quantities';

/** Codes of the `stage` channel: wake, light (N1, N2), deep (N3), REM. */
export const sleepStages = ['wake', 'light', 'deep', 'rem'] as const;

/** Stages of sleep, 18:00 to 12:00, in epochs of 60 s (wearables) or 30 s (AASM); nothing is measured outside of bed. */
export const sleepStatusRecord = defineRecord({
  name: 'sleepStatus',
  layout: { ...night, intervals: [60, 30], channels: { stage: countChannel(sleepStages.length - 1) } },
  aggregates: {
    inBedMin: minutes({ list: true }),
    asleepMin: minutes(key),
    wakeMin: minutes(),
    lightMin: minutes(),
    deepMin: minutes({ list: true }),
    remMin: minutes({ list: true }),
    latencyMin: minutes(),
    /** Time asleep of the time in bed. */
    efficiency: percent(key),
    awakenings: whole(0, 500, { list: true }),
    /** Wake after sleep onset. */
    wasoMin: minutes(),
    /** Middle of the sleep. */
    midpointSec: moment(),
  },
});
export const sleepStatus = sleepStatusRecord.entity;
