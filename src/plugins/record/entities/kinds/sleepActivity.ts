import { integer } from '../../../../../contract/fields';
import { countChannel } from '../../../device/entities/uploads/channels';
import { momentLimits, nightGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, percent, tenths, wholeNumber } from './quantities';

/** Movements in bed minute by minute, 18:00 to 12:00. Events are times out of bed. */
export const sleepActivityRecord = defineRecord({
  name: 'sleepActivity',
  layout: {
    ...nightGrid,
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
    moveCount: wholeNumber(0, 300_000, keyFigure),
    turnOver: wholeNumber(0, 60_000, { list: true }),
    stillLongestMin: minutes({ list: true }),
    restlessPct: percent({ list: true }),
    outOfBed: wholeNumber(0, 100, keyFigure),
    outOfBedMin: minutes(),
    /** Mean movements of the five least active hours. */
    l5: tenths(0, 250),
    activityIndex: percent(),
  },
});
export const sleepActivity = sleepActivityRecord.entity;
