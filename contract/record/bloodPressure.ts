import { boolean, choice, integer } from '../fields';
import { bloodPressureGrades } from './bloodPressureGrade';
import { defineRecord } from './defineRecord';
import { momentLimits, wholeDay } from './layout';
import { key, tenths, whole } from './quantities';

/** Greatest number of readings of a day. */
export const READINGS_MAX = 100;

/** Blood pressure readings of a day, mmHg. */
export const bloodPressureRecord = defineRecord({
  name: 'bloodPressure',
  layout: {
    ...wholeDay,
    intervals: [],
    channels: {},
    events: {
      fields: {
        sec: integer({ ...momentLimits, required: true }),
        sys: integer({ min: 50, max: 280, required: true }),
        dia: integer({ min: 30, max: 180, required: true }),
        pulse: integer({ min: 20, max: 250 }),
        posture: choice(['sitting', 'lying', 'standing'], {}),
        arm: choice(['left', 'right'], {}),
        cuffOk: boolean({}),
      },
      max: READINGS_MAX,
    },
  },
  aggregates: {
    count: whole(0, READINGS_MAX, { list: true }),
    avgSys: tenths(50, 280, key),
    avgDia: tenths(30, 180, key),
    maxSys: whole(50, 280, key),
    minSys: whole(50, 280),
    maxDia: whole(30, 180),
    morningSys: tenths(50, 280),
    morningDia: tenths(30, 180),
    eveningSys: tenths(50, 280),
    eveningDia: tenths(30, 180),
    /** Pulse pressure: systolic less diastolic. */
    pp: tenths(0, 250),
    /** Mean arterial pressure: dia + (sys - dia) / 3. */
    map: tenths(30, 250),
    grade: choice(bloodPressureGrades, { set: 'server', list: true, filter: true }),
    /** Greatest deviation of a systolic reading from the mean, in per cent of it. */
    variationPct: tenths(0, 500),
  },
});
export const bloodPressure = bloodPressureRecord.entity;
