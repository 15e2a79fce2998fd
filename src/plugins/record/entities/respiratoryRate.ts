import { breathChannel } from '../../device/entities/channels';
import { plausibility } from '../../device/entities/extremes';
import { wholeDay } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, tenths, whole } from './quantities';

const { min, max } = plausibility.respiratoryRate;

/** Respiratory rate over a day, in breaths per minute. */
export const respiratoryRateRecord = defineRecord({
  name: 'respiratoryRate',
  layout: { ...wholeDay, intervals: [60, 300], channels: { rate: breathChannel } },
  aggregates: {
    avg: tenths(min, max, key),
    min: whole(min, max, key),
    max: whole(min, max, key),
    nightAvg: tenths(min, max, { list: true }),
    above24Min: minutes({ list: true }),
    below9Min: minutes({ list: true }),
  },
});
export const respiratoryRate = respiratoryRateRecord.entity;
