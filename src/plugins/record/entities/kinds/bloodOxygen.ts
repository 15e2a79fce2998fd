import { plausibility } from '../../../device/entities/thresholds/extremes';
import { saturationChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, tenths, wholeNumber } from './quantities';

const { min, max } = plausibility.bloodOxygen;

/** Oxygen saturation over a day. Aggregates are in percent, minutes and events per hour. */
export const bloodOxygenRecord = defineRecord({
  name: 'bloodOxygen',
  layout: { ...dayGrid, intervals: [60, 300], channels: { spo2: saturationChannel } },
  aggregates: {
    avg: tenths(min, max, keyFigure),
    min: wholeNumber(min, max, keyFigure),
    /** The fifth percentile of the samples. */
    p5: tenths(min, max),
    nightAvg: tenths(min, max),
    below94Min: minutes(),
    below90Min: minutes(keyFigure),
    odi3: tenths(0, 200),
    odi4: tenths(0, 200, keyFigure),
    longestBelow90Sec: wholeNumber(0, 86_400),
  },
});
export const bloodOxygen = bloodOxygenRecord.entity;
