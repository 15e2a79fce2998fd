import { plausibility } from '../../../device/entities/thresholds/extremes';
import { heartRateChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, moment, tenths, wholeNumber } from './quantities';

const { min, max } = plausibility.heartRate;

/** Heart rate over a day, the mean of each minute; aggregates in beats per minute and minutes. */
export const heartRateRecord = defineRecord({
  name: 'heartRate',
  layout: { ...dayGrid, intervals: [60, 300], channels: { mean: heartRateChannel } },
  aggregates: {
    avg: tenths(min, max, keyFigure),
    min: wholeNumber(min, max, keyFigure),
    max: wholeNumber(min, max, keyFigure),
    minSec: moment(),
    maxSec: moment(),
    /** Lowest five-minute mean between midnight and 06:00. */
    resting: tenths(min, max, keyFigure),
    nightAvg: tenths(min, max),
    dayAvg: tenths(min, max),
    tachyMin: minutes({ list: true }),
    bradyMin: minutes({ list: true }),
    // Minutes at 50 to 60, 60 to 70, … 90 to 100 percent of the wearer's maximum heart rate.
    zone1Min: minutes(),
    zone2Min: minutes(),
    zone3Min: minutes(),
    zone4Min: minutes(),
    zone5Min: minutes(),
  },
});
export const heartRate = heartRateRecord.entity;
