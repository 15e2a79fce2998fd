import { amplitudeChannel, shareChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, minutes, percent, tenths } from './quantities';

/** Amplitude (height of the R wave) and usability (0 to 100; 0 means lead off) of the ECG, minute by minute. */
export const ecgIntensityRecord = defineRecord({
  name: 'ecgIntensity',
  layout: { ...dayGrid, intervals: [60], channels: { amplitude: amplitudeChannel, quality: shareChannel } },
  aggregates: {
    medianMv: hundredths(0, 20, keyFigure),
    p5Mv: hundredths(0, 20),
    p95Mv: hundredths(0, 20),
    sqiMean: tenths(0, 100, { list: true }),
    leadOffMin: minutes({ list: true }),
    noisyMin: minutes(),
    usablePct: percent(keyFigure),
  },
});
export const ecgIntensity = ecgIntensityRecord.entity;
