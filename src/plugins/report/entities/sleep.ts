import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, choices, date, dateTime, decimal, integer, json } from '../../../../contract/fields';
import { conclusionGroup, reportFields, reportNo, reportSort, versionFields, wearerGroup } from './reportFields';
import { printReport, reportDeletion } from './reportRules';
import { reportTransitions } from './reportTransitions';
import { sleepReads } from './sleepReads';
import { checkSleep, deriveSleep, sleepFindingCodes } from './sleepRules';
import { sleepGrades } from './sleepScore';

const minutes = (options: { list?: boolean; readOnly?: true; required?: true } = {}) =>
  integer({ min: 0, max: 1_440, ...options });
const count = () => integer({ min: 0, max: 10_000 });
const percent = (options: { list?: boolean; readOnly?: true } = {}) =>
  decimal({ min: 0, max: 100, scale: 1, ...options });

/** Report on a night's sleep. */
export const sleep = defineEntity({
  name: 'sleep',
  section: 'report',
  titleField: 'reportNo',
  fields: {
    reportNo: reportNo('S'),
    ...reportFields,
    ...versionFields('sleep'),
    findings: choices(sleepFindingCodes, { readOnly: true, filter: true }),
    /** The day of waking. */
    nightDate: date({ required: true, list: true, filter: true }),
    bedTime: dateTime({ required: true }),
    /** Null when the sleep onset is unknown. */
    sleepTime: dateTime({}),
    wakeTime: dateTime({}),
    riseTime: dateTime({ required: true }),
    /** Age of the wearer in years when the report is created, because the score depends on it. */
    age: integer({ min: 0, max: 150, readOnly: true }),
    /** Measured epochs of those from going to bed to getting up. */
    coveragePct: percent({ readOnly: true }),
    /** Whether the night had an open critical alert when the report was created. */
    openAlarm: boolean({ readOnly: true, default: false }),
    /** Minutes in bed: until asleep, asleep, and awake or out of bed after that. */
    tib: minutes({ readOnly: true }),
    sol: minutes({ readOnly: true }),
    tst: minutes({ readOnly: true, list: true }),
    waso: minutes({ readOnly: true }),
    /** Share of the time in bed spent asleep. */
    se: percent({ readOnly: true, list: true }),
    remLatency: minutes(),
    awakenings: count(),
    /** Time awake or out of bed. */
    wakeMin: minutes(),
    lightMin: minutes(),
    deepMin: minutes(),
    remMin: minutes(),
    cycles: count(),
    hrAvg: integer({ min: 0, max: 400 }),
    hrMin: integer({ min: 0, max: 400 }),
    rrAvg: decimal({ min: 0, max: 100, scale: 1 }),
    spo2Avg: percent(),
    spo2Min: percent(),
    odi4: decimal({ min: 0, max: 200, scale: 1 }),
    /** Percentage of minutes asleep below 90 %, among those with a valid saturation. */
    t90SleepPct: percent(),
    ahiEst: decimal({ min: 0, max: 200, scale: 1, list: true }),
    turnOver: count(),
    outOfBed: count(),
    snoreMin: minutes(),
    score: integer({ min: 0, max: 100, readOnly: true, list: true, filter: true }),
    grade: choice(sleepGrades, { readOnly: true, list: true, filter: true }),
    /** The night minute by minute ({@link StoredNight}). */
    night: json({ secret: true, personal: true }),
  },
  groups: {
    score: ['score', 'grade'],
    advice: { show: [] },
    conclusion: conclusionGroup,
    values: [
      'nightDate',
      'bedTime',
      'sleepTime',
      'wakeTime',
      'riseTime',
      'tib',
      'tst',
      'sol',
      'waso',
      'se',
      'remLatency',
      'awakenings',
      'cycles',
      'hrAvg',
      'hrMin',
      'rrAvg',
      'spo2Avg',
      'spo2Min',
      'odi4',
      't90SleepPct',
      'ahiEst',
      'turnOver',
      'outOfBed',
      'snoreMin',
    ],
    wearer: [...wearerGroup, 'age', 'coveragePct'],
  },
  hidden: ['reportNo', 'elderlyNo', 'status', 'openAlarm', 'wakeMin', 'lightMin', 'deepMin', 'remMin'],
  columns: [
    'reportNo',
    'severity',
    'status',
    'dueTime',
    'elderlyId',
    'nightDate',
    'findings',
    'doctorId',
    'score',
    'grade',
    'tst',
    'se',
    'ahiEst',
  ],
  trend: 'reportTime',
  sort: reportSort,
  erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] },
  deletion: reportDeletion,
  rowScope: { through: 'elderlyId', unlinked: 'author' },
  indexes: [['deviceUserId', 'nightDate']],
  indexedSearch: true,
  state: { field: 'status', initial: 'generated' },
  facts: ['elderlyId', 'reportTime'],
  deadline: { field: 'dueTime', states: ['pendingReview', 'generated'] },
  urgency: 'severity',
  transitions: reportTransitions,
  reads: sleepReads,
  calls: { printReport },
  derive: deriveSleep,
  check: checkSleep,
});
export type Sleep = EntityRecord<typeof sleep>;
