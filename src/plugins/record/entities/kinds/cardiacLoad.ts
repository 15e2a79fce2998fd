import { loadChannel, shareChannel } from '../../../device/entities/uploads/channels';
import { dayGrid } from '../../../device/entities/uploads/layout';
import { defineRecord } from './defineRecord';
import { hundredths, keyFigure, minutes, percent, tenths } from './quantities';

/** Cardiac load in steps of five minutes (Banister's TRIMP), with the mean share of the heart rate reserve. */
export const cardiacLoadRecord = defineRecord({
  name: 'cardiacLoad',
  layout: { ...dayGrid, intervals: [300], channels: { load: loadChannel, reserve: shareChannel } },
  aggregates: {
    trimp: tenths(0, 10_000, keyFigure),
    avgHrrPct: percent({ list: true }),
    zone1Min: minutes(),
    zone2Min: minutes(),
    zone3Min: minutes(),
    zone4Min: minutes(),
    zone5Min: minutes(),
    /** Maximum load of five minutes. */
    peakLoad: hundredths(0, 300, { list: true }),
    load7d: tenths(0, 70_000),
    load28d: tenths(0, 280_000),
    /** The load of a week divided by the weekly mean of four weeks. */
    acwr: hundredths(0, 100, keyFigure),
  },
});
export const cardiacLoad = cardiacLoadRecord.entity;
