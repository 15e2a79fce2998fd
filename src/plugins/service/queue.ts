import { queuedFigure } from '../../../contract/figures';
import { addDays, HOUR_MS, parseIsoMoment } from '../../../contract/moment';
import { isRecord } from '../../../contract/values/isRecord';
import type { QueueContext, QueueSeverity, QueueSource } from '../../core/plugin-api';
import { serviceFigures } from './entities/figures';

const figure = (key: keyof typeof serviceFigures.figures) => queuedFigure('service-manage', serviceFigures, key);
const visit = { time: 'planStart', isDue: true, title: 'elderlyName' } as const;
const people = ['elderlyId', 'userId', 'attendantId'];
/** How the queue shows an unassigned visit. */
const unassigned = { ...visit, details: ['serviceTypeId', 'planStart'], severity: severityOfUnassigned, call: people };
/** Visits of any day whose sign status requires action. */
const signing = {
  ...visit,
  details: ['signStatus', 'attendantName', 'planStart'],
  call: ['attendantId', 'elderlyId', 'userId'],
  callOutcomeOperations: ['markException'],
  page: 'sign-manage',
} as const;
/** Visits with anomalies in a certain state of their review. */
const review = {
  ...visit,
  severity: ({ riskLevel }: Readonly<Record<string, unknown>>) => (riskLevel === 'high' ? 'danger' : 'warning'),
  isDue: false,
  title: ({ elderly }: Readonly<Record<string, unknown>>) =>
    isRecord(elderly) && typeof elderly.name === 'string' ? elderly.name : null,
  details: ['applicationNo', 'planStart'],
  call: people,
  page: 'risk-manage',
} as const;

/** Queues of unassigned, late, overdue and missed visits, approvals, anomalies, and caregivers to review. */
const sources: readonly QueueSource[] = [
  {
    ...unassigned,
    id: 'applied',
    ...figure('applied'),
    operations: ['accept'],
  },
  {
    ...unassigned,
    id: 'unassigned',
    ...figure('unassigned'),
    operations: ['assign'],
  },
  {
    ...unassigned,
    id: 'lapsed',
    ...figure('lapsed'),
    operations: ['cancel'],
  },
  {
    ...signing,
    id: 'late',
    ...figure('late'),
    severity: 'danger',
    operations: ['remind', 'signInManual', 'markException'],
  },
  {
    ...signing,
    id: 'overdueOut',
    ...figure('overdueOut'),
    severity: 'danger',
    operations: ['remind', 'signOutManual', 'markException'],
  },
  {
    ...signing,
    id: 'missed',
    ...figure('missed'),
    severity: ({ planStart }, { today }) => (String(planStart) >= today ? 'danger' : 'warning'),
    operations: ['markException'],
  },
  {
    ...visit,
    id: 'approvals',
    ...figure('approvals'),
    severity: 'warning',
    details: ['attendantName', 'planStart'],
    operations: ['approveTimes'],
    call: people,
  },
  {
    ...visit,
    id: 'reversals',
    ...figure('reversals'),
    severity: 'warning',
    details: ['applicationNo', 'planStart', 'reversalReason'],
    operations: ['approveReversal', 'declineReversal'],
    call: people,
  },
  {
    ...review,
    id: 'risks',
    ...figure('risksOpen'),
    operations: ['reviewRisk'],
    callOutcomeOperations: ['reviewRisk'],
  },
  {
    ...review,
    id: 'reviews',
    ...figure('risksReviewing'),
    operations: ['dismissRisk', 'correctRisk', 'confirmRisk'],
    callOutcomeOperations: ['dismissRisk', 'correctRisk', 'confirmRisk'],
  },
  {
    id: 'pending',
    ...figure('attendantsPending'),
    severity: 'warning',
    time: 'createTime',
    title: 'name',
    details: ['role', 'attendantNo'],
    operations: ['passAttendant'],
    call: ['id'],
  },
  {
    id: 'expired',
    ...figure('certsExpired'),
    severity: 'danger',
    time: 'certExpire',
    isDue: true,
    title: 'name',
    details: ['attendantNo', 'certExpire'],
    call: ['id'],
  },
];

export default sources;

/**
 * Most urgent are visits that begin within the hour or should have begun, because the elder may be waiting. Visits of
 * tomorrow must be assigned today. Past visits can only be canceled or planned again.
 */
function severityOfUnassigned(
  { planStart, planEnd }: Readonly<Record<string, unknown>>,
  { today, now }: QueueContext,
): QueueSeverity {
  const at = (moment: unknown) => parseIsoMoment(String(moment)) ?? 0;
  if (at(planEnd) <= now) return 'warning';
  if (at(planStart) <= now + HOUR_MS) return 'critical';
  return String(planStart) < addDays(today, 2) ? 'danger' : 'warning';
}
