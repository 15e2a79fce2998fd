import { integer } from '../../../../../contract/fields';
import { minutesChannel } from '../../../device/entities/uploads/channels';
import { dayGrid, momentLimits } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, minutes, tenths, wholeNumber } from './quantities';

/** Time below 90 and 88 percent saturation, hour by hour. Events are desaturations. */
export const hypoxiaTimeRecord = defineRecord({
  name: 'hypoxiaTime',
  layout: {
    ...dayGrid,
    intervals: [3_600],
    channels: { below90: minutesChannel, below88: minutesChannel, monitored: minutesChannel },
    events: {
      fields: {
        sec: integer({ ...momentLimits, required: true }),
        durationSec: integer({ min: 1, max: 36_000, required: true }),
        /** Minimum saturation. */
        nadir: integer({ min: 50, max: 100, required: true }),
        /** Percentage points below the previous level. */
        drop: integer({ min: 1, max: 50, required: true }),
      },
      measured: ['nadir', 'drop'],
      max: 2_000,
    },
  },
  aggregates: {
    t90Min: minutes(keyFigure),
    /**
     * Share of the valid minutes of the day below 90 percent. Limits apply to the share during sleep instead
     * (`sleepStatus`).
     */
    t90DayPct: hundredths(0, 100, keyFigure),
    t88Min: minutes(),
    odi3: tenths(0, 200),
    odi4: tenths(0, 200, keyFigure),
    nadir: wholeNumber(50, 100, keyFigure),
    meanNadir: tenths(50, 100),
    longestSec: wholeNumber(0, 86_400),
    monitoredMin: minutes({ list: true }),
  },
});
export const hypoxiaTime = hypoxiaTimeRecord.entity;
