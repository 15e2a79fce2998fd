import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, choices, date, dateTime, decimal, integer, json } from '../../../../contract/fields';
import { conclusionGroup, reportFields, reportNo, reportSort, wearerGroup } from './reportFields';
import { printReport, reportRemoval } from './reportRules';
import { reportTransitions } from './reportTransitions';
import { sleepReads } from './sleepReads';
import { checkSleep, deriveSleep, sleepFindingCodes } from './sleepRules';
import { sleepGrades } from './sleepScore';

const minutes = (options: { list?: boolean; set?: 'server'; required?: true } = {}) =>
  integer({ min: 0, max: 1_440, ...options });
const count = () => integer({ min: 0, max: 10_000 });
const percent = (options: { list?: boolean; set?: 'server' } = {}) =>
  decimal({ min: 0, max: 100, scale: 1, ...options });

/** Report on a night's sleep. */
export const sleep = defineEntity({
  name: 'sleep',
  section: 'report',
  represent: 'reportNo',
  fields: {
    reportNo: reportNo('S'),
    ...reportFields,
    findings: choices(sleepFindingCodes, { set: 'server', filter: true }),
    /** The day of waking. */
    nightDate: date({ required: true, list: true, filter: true }),
    bedTime: dateTime({ required: true }),
    sleepTime: dateTime({ required: true }),
    wakeTime: dateTime({ required: true }),
    riseTime: dateTime({ required: true }),
    /** Time in bed, until asleep, asleep, awake in between. */
    tib: minutes({ set: 'server' }),
    sol: minutes({ set: 'server' }),
    tst: minutes({ set: 'server', list: true }),
    waso: minutes(),
    /** Asleep of the time in bed. */
    se: percent({ set: 'server', list: true }),
    remLatency: minutes(),
    awakenings: count(),
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
    t90Pct: percent(),
    ahiEst: decimal({ min: 0, max: 200, scale: 1, list: true }),
    turnOver: count(),
    outOfBed: count(),
    snoreMin: minutes(),
    score: integer({ min: 0, max: 100, set: 'server', list: true, filter: true }),
    grade: choice(sleepGrades, { set: 'server', list: true, filter: true }),
    /** The night minute by minute ({@link StoredNight}). */
    night: json({ secret: true }),
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
      't90Pct',
      'ahiEst',
      'turnOver',
      'outOfBed',
      'snoreMin',
    ],
    wearer: wearerGroup,
  },
  hidden: ['reportNo', 'elderlyNo', 'status', 'wakeMin', 'lightMin', 'deepMin', 'remMin'],
  columns: [
    'reportNo',
    'severity',
    'status',
    'dueTime',
    'elderlyId',
    'nightDate',
    'score',
    'grade',
    'tst',
    'se',
    'ahiEst',
    'findings',
    'doctorId',
  ],
  sort: reportSort,
  removal: reportRemoval,
  belongs: { through: 'elderlyId', unlinked: 'author' },
  indexes: [['deviceUserId', 'nightDate']],
  state: { field: 'status', initial: 'generated' },
  transitions: reportTransitions,
  reads: sleepReads,
  calls: { printReport },
  derive: deriveSleep,
  check: checkSleep,
});
export type Sleep = EntityRecord<typeof sleep>;
