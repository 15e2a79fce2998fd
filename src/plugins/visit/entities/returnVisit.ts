import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, date, integer, reference, text } from '../../../../contract/fields';
import { visitLevels } from '../../elderly/entities/assessment/visitLevel';
import { actionPending, dueToday, overdue } from './populations';
import { returnVisitCalls, returnVisitReads } from './returnVisitCalls';
import { checkReturnVisit, deriveReturnVisit } from './returnVisitRules';
import { returnVisitTransitions } from './returnVisitTransitions';
import { visitMethods, visitPurposes } from './visitCodes';
import { visitFindings } from './visitFindings';

/** States of an open follow-up. */

/** A care follow-up of an elder: planned by visit level, made by phone or at home, closed when nothing is left to do. */
export const returnVisit = defineEntity({
  name: 'returnVisit',
  section: 'visit',
  scope: 'admin',
  titleField: 'visitNo',
  hasQueryOperations: true,
  fields: {
    visitNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'V', digits: 8 },
    }),
    elderlyId: reference('elderly', { required: true, immutable: true, list: true, filter: true }),
    // Searchable snapshot of the elder's record from when the follow-up was planned.
    elderlyNo: text({ max: 20, readOnly: true, search: true, personal: 'number' }),
    elderlyName: text({ max: 50, readOnly: true, mask: 'name', search: true }),
    visitLevel: choice(visitLevels, { readOnly: true, list: true, filter: true }),
    serviceApplicationId: reference('serviceApplication', { filter: true }),
    method: choice(visitMethods, { required: true, default: 'phone', list: true, filter: true }),
    purpose: choice(visitPurposes, { required: true, default: 'care', list: true, filter: true }),
    planDate: date({ required: true, list: true, filter: true }),
    /** Days since the planned one, while the follow-up is open. */
    overdueDays: integer({ min: 0, max: 100_000, derived: true, readOnly: true, list: true }),
    visitorId: reference('admin', { list: true, filter: true }),
    visitorName: text({ max: 50, readOnly: true, search: true, personal: false }),
    ...visitFindings,
    /** The overall score. */
    satisfaction: integer({ min: 1, max: 5, readOnly: true, list: true, filter: true }),
    status: choice(['missed', 'planned', 'followUp', 'done', 'closed', 'cancelled'], {
      colors: { missed: 'danger', followUp: 'warning', done: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    cancelReason: text({ max: 200, readOnly: true, personal: true }),
    followUpOwnerId: reference('admin', { readOnly: true, filter: true }),
    followUpDue: date({ readOnly: true, list: true, filter: true }),
    followUpNote: text({ max: 500, readOnly: true, multiline: true, mask: 'text' }),
    closeNote: text({ max: 500, readOnly: true, multiline: true, mask: 'text' }),
    /** The follow-up that requested this one. */
    previousVisitId: reference('returnVisit', { readOnly: true, weak: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    plan: [
      'visitNo',
      'visitLevel',
      'elderlyId',
      'purpose',
      'method',
      'planDate',
      'visitorId',
      'serviceApplicationId',
      'remark',
      'overdueDays',
      'previousVisitId',
    ],
    contact: ['visitTime', 'contactResult', 'respondent', 'durationMin', 'images', 'lng', 'lat'],
    satisfaction: ['scores'],
    health: ['health', 'icope'],
    safety: ['riskEvents', 'safety'],
    outcome: ['needs', 'problems', 'actions', 'referral', 'nextDate'],
    followUp: ['followUpOwnerId', 'followUpDue', 'followUpNote', 'closeNote'],
    cancellation: ['cancelReason'],
  },
  hidden: ['elderlyNo', 'elderlyName', 'visitorName', 'satisfaction', 'status'],
  columns: [
    'visitNo',
    'elderlyId',
    'status',
    'planDate',
    'overdueDays',
    'purpose',
    'method',
    'visitorId',
    'visitTime',
    'contactResult',
    'visitLevel',
    'satisfaction',
  ],
  quickFilters: {
    today: { filter: dueToday, count: true },
    overdue: { filter: overdue, count: true },
    followUp: { filter: actionPending, count: true },
    done: { filter: { status: ['done', 'closed'] } },
    referral: { filter: { referral: true } },
  },
  counts: ['contactResult'],
  trend: 'planDate',
  facts: ['elderlyName', 'method'],
  deadline: { field: 'planDate', states: ['planned', 'missed', 'followUp'] },
  sort: [
    ['status', 'asc'],
    ['planDate', 'asc'],
  ],
  erasure: {
    records: 'anonymise',
    about: ['elderlyId'],
    unfinished: ['planned', 'missed', 'followUp'],
    retention: { law: 'careArchives', years: 5, since: 'planDate', states: ['done', 'closed'] },
  },
  deletion: {
    kind: 'soft',
    inputs: { reason: text({ max: 200 }) },
    guard: ({ status }) =>
      ['planned', 'missed', 'cancelled', 'done', 'closed'].includes(String(status))
        ? []
        : [{ field: '', code: 'followUpOpen' }],
    guardFields: ['status'],
  },
  rowScope: { through: 'elderlyId' },
  indexes: [['elderlyId', 'status', 'planDate']],
  indexedSearch: true,
  state: { field: 'status', initial: 'planned' },
  transitions: returnVisitTransitions,
  reads: returnVisitReads,
  calls: returnVisitCalls,
  derive: deriveReturnVisit,
  check: checkReturnVisit,
});
export type ReturnVisit = EntityRecord<typeof returnVisit>;
