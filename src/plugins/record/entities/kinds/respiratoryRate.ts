import { plausibility } from '../../../device/entities/thresholds/extremes';
import { breathChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, tenths, wholeNumber } from './quantities';

const { min, max } = plausibility.respiratoryRate;

/** Respiratory rate over a day, in breaths per minute. */
export const respiratoryRateRecord = defineRecord({
  name: 'respiratoryRate',
  layout: { ...dayGrid, intervals: [60, 300], channels: { rate: breathChannel } },
  aggregates: {
    avg: tenths(min, max, keyFigure),
    min: wholeNumber(min, max, keyFigure),
    max: wholeNumber(min, max, keyFigure),
    nightAvg: tenths(min, max, { list: true }),
    above24Min: minutes({ list: true }),
    below9Min: minutes({ list: true }),
  },
});
export const respiratoryRate = respiratoryRateRecord.entity;
