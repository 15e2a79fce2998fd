import { integer } from '../../../../contract/fields';
import { countChannel } from '../../device/entities/channels';
import { momentLimits, night } from '../../device/entities/layout';
import { defineRecord } from './defineRecord';
import { key, minutes, percent, tenths, whole } from './quantities';

/** Movements in bed minute by minute, 18:00 to 12:00. Events are times out of bed. */
export const sleepActivityRecord = defineRecord({
  name: 'sleepActivity',
  layout: {
    ...night,
    intervals: [60],
    channels: { moves: countChannel(250), turns: countChannel(50) },
    events: {
      fields: {
        sec: integer({ ...momentLimits, required: true }),
        durationSec: integer({ min: 1, max: 64_800, required: true }),
      },
      max: 100,
    },
  },
  aggregates: {
    moveCount: whole(0, 300_000, key),
    turnOver: whole(0, 60_000, { list: true }),
    stillLongestMin: minutes({ list: true }),
    restlessPct: percent({ list: true }),
    outOfBed: whole(0, 100, key),
    outOfBedMin: minutes(),
    /** Mean movements of the five least active hours. */
    l5: tenths(0, 250),
    activityIndex: percent(),
  },
});
export const sleepActivity = sleepActivityRecord.entity;
