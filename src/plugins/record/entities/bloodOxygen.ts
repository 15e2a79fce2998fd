import { saturationChannel } from '../../device/entities/channels';
import { plausibility } from '../../device/entities/extremes';
import { wholeDay } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, tenths, whole } from './quantities';

const { min, max } = plausibility.bloodOxygen;

/** Oxygen saturation over a day. Aggregates are in percent, minutes and events per hour. */
export const bloodOxygenRecord = defineRecord({
  name: 'bloodOxygen',
  layout: { ...wholeDay, intervals: [60, 300], channels: { spo2: saturationChannel } },
  aggregates: {
    avg: tenths(min, max, key),
    min: whole(min, max, key),
    /** The fifth percentile of the samples. */
    p5: tenths(min, max),
    nightAvg: tenths(min, max),
    below94Min: minutes(),
    below90Min: minutes(key),
    odi3: tenths(0, 200),
    odi4: tenths(0, 200, key),
    longestBelow90Sec: whole(0, 86_400),
  },
});
export const bloodOxygen = bloodOxygenRecord.entity;
