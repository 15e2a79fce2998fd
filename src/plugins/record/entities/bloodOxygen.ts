import { saturationChannel } from '../../device/entities/channels';
import { wholeDay } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, tenths, whole } from './quantities';

/** Oxygen saturation over a day; aggregates in per cent, minutes and events per hour. */
export const bloodOxygenRecord = defineRecord({
  name: 'bloodOxygen',
  layout: { ...wholeDay, intervals: [60, 300], channels: { spo2: saturationChannel } },
  aggregates: {
    avg: tenths(50, 100, key),
    min: whole(50, 100, key),
    /** The value under which five per cent of the samples lie. */
    p5: tenths(50, 100),
    nightAvg: tenths(50, 100),
    below94Min: minutes(),
    below90Min: minutes(key),
    odi3: tenths(0, 200),
    odi4: tenths(0, 200, key),
    longestBelow90Sec: whole(0, 86_400),
  },
});
export const bloodOxygen = bloodOxygenRecord.entity;
