import { breathChannel } from '../../device/entities/channels';
import { wholeDay } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, tenths, whole } from './quantities';

/** Breaths per minute over a day. */
export const respiratoryRateRecord = defineRecord({
  name: 'respiratoryRate',
  layout: { ...wholeDay, intervals: [60, 300], channels: { rate: breathChannel } },
  aggregates: {
    avg: tenths(3, 60, key),
    min: whole(3, 60, key),
    max: whole(3, 60, key),
    nightAvg: tenths(3, 60, { list: true }),
    above24Min: minutes({ list: true }),
    below9Min: minutes({ list: true }),
  },
});
export const respiratoryRate = respiratoryRateRecord.entity;
