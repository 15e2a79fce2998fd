import { accelerationChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, minutes, tenths, wholeNumber } from './quantities';

/** Acceleration above gravity in mg beyond which a peak is an impact (our choice). */
export const IMPACT_MG = 3_000;

/** Acceleration above gravity minute by minute, in mg: the mean (ENMO) and the maximum. */
export const sportAmplitudeRecord = defineRecord({
  name: 'sportAmplitude',
  layout: { ...dayGrid, intervals: [60], channels: { mean: accelerationChannel, peak: accelerationChannel } },
  aggregates: {
    mean: tenths(0, 16_000, keyFigure),
    p95: tenths(0, 16_000),
    peak: wholeNumber(0, 16_000, keyFigure),
    vigorousMin: minutes({ list: true }),
    /** Mean of the ten most active and of the five least active hours. */
    m10: tenths(0, 16_000),
    l5: tenths(0, 16_000),
    /** Relative amplitude (M10 - L5) / (M10 + L5): 1 is the strongest day-night rhythm. */
    ra: hundredths(0, 1, keyFigure),
    /** Impacts above 3 g followed by a minute of stillness. */
    impacts: wholeNumber(0, 10_000, keyFigure),
  },
});
export const sportAmplitude = sportAmplitudeRecord.entity;
