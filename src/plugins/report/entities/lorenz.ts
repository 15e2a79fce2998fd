import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choices, decimal, integer, json, reference } from '../../../../contract/fields';
import { lorenzReads } from './lorenzReads';
import { checkLorenz, deriveLorenz, lorenzFindingCodes } from './lorenzRules';
import { conclusionGroup, reportFields, reportNo, reportSort, versionFields, wearerGroup } from './reportFields';
import { printReport, reportDeletion } from './reportRules';
import { reportTransitions } from './reportTransitions';

const milliseconds = (options: { list?: boolean; readOnly?: true } = {}) =>
  decimal({ min: 0, max: 5_000, scale: 1, ...options });

/** Report on a Lorenz (Poincaré) plot: each interval between beats against the previous one. */
export const lorenz = defineEntity({
  name: 'lorenz',
  section: 'report',
  titleField: 'reportNo',
  fields: {
    reportNo: reportNo('L'),
    ...reportFields,
    ...versionFields('lorenz'),
    findings: choices(lorenzFindingCodes, { readOnly: true, filter: true }),
    hours: decimal({ min: 0, max: 168, scale: 1, required: true, list: true }),
    /** Number of intervals between normal beats. */
    nnCount: integer({ min: 0, max: 10_000_000, required: true }),
    meanRr: milliseconds(),
    sdnn: milliseconds({ list: true }),
    rmssd: milliseconds({ list: true }),
    /** Semi-axes of the ellipse: across the identity line and along it. */
    sd1: milliseconds({ list: true, readOnly: true }),
    sd2: milliseconds({ list: true, readOnly: true }),
    ratio: decimal({ min: 0, max: 1_000, scale: 3, readOnly: true }),
    /** Area of the ellipse in ms². */
    area: integer({ min: 0, max: 100_000_000, readOnly: true }),
    lorenzTypeId: reference('lorenzType', { list: true, filter: true }),
    confidence: decimal({ min: 0, max: 1, scale: 2 }),
    afSuspect: boolean({ required: true, default: false, filter: true }),
    ectopicPct: decimal({ min: 0, max: 100, scale: 1 }),
    /** Frequencies of interval pairs, by day and night ({@link StoredCloud}). */
    cloud: json({ secret: true, personal: true }),
  },
  groups: {
    conclusion: conclusionGroup,
    values: [
      'hours',
      'nnCount',
      'meanRr',
      'sdnn',
      'rmssd',
      'sd1',
      'sd2',
      'ratio',
      'area',
      'confidence',
      'afSuspect',
      'ectopicPct',
    ],
    wearer: wearerGroup,
  },
  hidden: ['reportNo', 'elderlyNo', 'status', 'lorenzTypeId'],
  columns: [
    'reportNo',
    'severity',
    'status',
    'dueTime',
    'elderlyId',
    'reportTime',
    'findings',
    'doctorId',
    'lorenzTypeId',
    'sdnn',
    'sd1',
    'sd2',
    'hours',
  ],
  trend: 'reportTime',
  sort: reportSort,
  erasure: { records: 'remove', about: ['deviceUserId', 'elderlyId'] },
  deletion: reportDeletion,
  rowScope: { through: 'elderlyId', unlinked: 'author' },
  state: { field: 'status', initial: 'generated' },
  facts: ['elderlyId', 'reportTime'],
  deadline: { field: 'dueTime', states: ['pendingReview', 'generated'] },
  urgency: 'severity',
  transitions: reportTransitions,
  reads: lorenzReads,
  calls: { printReport },
  derive: deriveLorenz,
  check: checkLorenz,
});
export type Lorenz = EntityRecord<typeof lorenz>;
