import { boolean, choice, integer, list, text } from '../../../../../contract/fields';
import { plausibility } from '../../../device/entities/thresholds/extremes';
import { dayGrid, momentLimits } from '../../../device/entities/uploads/layout';
import { bloodPressureGrades } from './bloodPressureGrade';
import { defineRecord } from './defineRecord';
import { keyFigure, tenths, wholeNumber } from './quantities';

/** Maximum number of readings a day. */
export const READINGS_MAX = 100;

/** Minimum plausible difference between systolic and diastolic pressure, in mmHg. */
export const PULSE_PRESSURE_MIN = 10;

const { systolic, diastolic } = plausibility;

/** One reading in mmHg; `sec` counts from the day's midnight. */
export const readingFields = {
  sec: integer({ ...momentLimits, min: 0, required: true }),
  sys: integer({ ...systolic, required: true }),
  dia: integer({ ...diastolic, required: true }),
  pulse: integer({ min: 20, max: 250 }),
  posture: choice(['sitting', 'lying', 'standing'], {}),
  arm: choice(['left', 'right'], {}),
  cuffOk: boolean({}),
} as const;

/** Readings that a person took and entered. */
export const readings = list(readingFields, { required: true, min: 1, max: READINGS_MAX });

/** Blood pressure readings of a day, in mmHg. Manual readings are merged with those of the device. */
export const bloodPressureRecord = defineRecord({
  name: 'bloodPressure',
  layout: {
    ...dayGrid,
    intervals: [],
    channels: {},
    events: {
      fields: readingFields,
      measured: ['sys', 'dia', 'pulse'],
      max: READINGS_MAX,
    },
  },
  aggregates: {
    count: wholeNumber(0, READINGS_MAX, { list: true }),
    avgSys: tenths(systolic.min, systolic.max, keyFigure),
    avgDia: tenths(diastolic.min, diastolic.max, keyFigure),
    maxSys: wholeNumber(systolic.min, systolic.max, keyFigure),
    minSys: wholeNumber(systolic.min, systolic.max),
    maxDia: wholeNumber(diastolic.min, diastolic.max),
    morningSys: tenths(systolic.min, systolic.max),
    morningDia: tenths(diastolic.min, diastolic.max),
    eveningSys: tenths(systolic.min, systolic.max),
    eveningDia: tenths(diastolic.min, diastolic.max),
    /** Pulse pressure: systolic minus diastolic. */
    pp: tenths(0, systolic.max),
    /** Mean arterial pressure: dia + (sys - dia) / 3. */
    map: tenths(diastolic.min, systolic.max),
    grade: choice(bloodPressureGrades, { readOnly: true, list: true, filter: true }),
    /** Maximum deviation of a systolic reading from the mean, as a percentage of the mean. */
    variationPct: tenths(0, 500),
  },
  insertInputs: { readings },
  calls: {
    /** Replaces the readings of a day. */
    correctReadings: {
      input: {
        id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
        readings,
        reason: text({ required: true, max: 200 }),
      },
      risk: 'write',
    },
  },
});
export const bloodPressure = bloodPressureRecord.entity;
