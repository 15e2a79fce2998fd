import { choice, integer } from '../../../../../contract/fields';
import { countChannel } from '../../../device/entities/uploads/channels';
import { dayGrid, momentLimits } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { keyFigure, minutes, wholeNumber } from './quantities';

/** Steps per five minutes over a day. Events are exercise sessions. */
export const sportRecord = defineRecord({
  name: 'sport',
  layout: {
    ...dayGrid,
    intervals: [300],
    channels: { steps: countChannel(1_500) },
    events: {
      fields: {
        type: choice(['walk', 'taiji', 'squareDance', 'cycle', 'strength', 'balance', 'other'], { required: true }),
        sec: integer({ ...momentLimits, required: true }),
        minutes: integer({ min: 1, max: 720, required: true }),
        steps: integer({ min: 0, max: 100_000 }),
        distanceM: integer({ min: 0, max: 100_000 }),
        kcal: integer({ min: 0, max: 10_000 }),
        avgHr: integer({ min: 20, max: 250 }),
      },
      measured: ['steps', 'distanceM', 'kcal', 'avgHr'],
      max: 50,
    },
  },
  aggregates: {
    steps: wholeNumber(0, 200_000, keyFigure),
    distanceM: wholeNumber(0, 200_000, { list: true }),
    kcal: wholeNumber(0, 20_000),
    activeMin: minutes(keyFigure),
    /** Moderate and vigorous activity. */
    mvpaMin: minutes({ list: true }),
    sedentaryMin: minutes(),
    sessionCount: wholeNumber(0, 50),
  },
});
export const sport = sportRecord.entity;
