import { addDays, HOUR_MS, parseIsoMoment } from '../../../contract/moment';
import { isRecord } from '../../../contract/values/isRecord';
import type { QueueContext, QueueSeverity, QueueSource } from '../../core/plugin-api';
import { certsExpired, waitingSigns } from './entities/populations';
import type { RiskStatus } from './entities/risk/riskState';
import { type SignStatus, signGroups } from './entities/signs/signStatus';

const visit = { entity: 'serviceApplication', time: 'planStart', isDue: true, title: 'elderlyName' } as const;
const people = ['elderlyId', 'userId', 'attendantId'];
/** How the queue shows an unassigned visit. */
const unassigned = { ...visit, details: ['serviceTypeId', 'planStart'], severity: severityOfUnassigned, call: people };
/** Visits of any day whose sign status requires action. */
const signing = (statuses: readonly SignStatus[]) =>
  ({
    ...visit,
    filter: () => waitingSigns(statuses),
    read: 'selectSignPagination',
    details: ['signStatus', 'attendantName', 'planStart'],
    call: ['attendantId', 'elderlyId', 'userId'],
    callOutcomeOperations: ['markException'],
    page: 'sign-manage',
  }) as const;
/** Visits with anomalies in a certain state of their review. */
const review = (riskStatus: RiskStatus) =>
  ({
    ...visit,
    severity: ({ riskLevel }: Readonly<Record<string, unknown>>) => (riskLevel === 'high' ? 'danger' : 'warning'),
    filter: () => ({ minLevel: 'low', riskStatus: [riskStatus] }),
    read: 'selectHighRiskPagination',
    isDue: false,
    title: ({ elderly }: Readonly<Record<string, unknown>>) =>
      isRecord(elderly) && typeof elderly.name === 'string' ? elderly.name : null,
    details: ['applicationNo', 'planStart'],
    call: people,
    page: 'risk-manage',
  }) as const;

/** Queues of unassigned, late, overdue and missed visits, approvals, anomalies, and caregivers to review. */
const sources: readonly QueueSource[] = [
  {
    ...unassigned,
    id: 'applied',
    label: 'service-manage.queue.applied',
    filter: ({ today }) => ({ status: 'applied', planStart: { from: today } }),
    operations: ['accept'],
  },
  {
    ...unassigned,
    id: 'unassigned',
    label: 'service-manage.queue.unassigned',
    filter: ({ today }) => ({ status: 'accepted', planStart: { from: today } }),
    operations: ['assign'],
  },
  {
    ...unassigned,
    id: 'lapsed',
    label: 'service-manage.queue.lapsed',
    filter: ({ today }) => ({ status: ['applied', 'accepted'], planStart: { to: addDays(today, -1) } }),
    operations: ['cancel'],
  },
  {
    ...signing(signGroups.late),
    id: 'late',
    label: 'service-manage.queue.late',
    severity: 'danger',
    operations: ['remind', 'signInManual', 'markException'],
  },
  {
    ...signing(['overdueOut']),
    id: 'overdueOut',
    label: 'service-manage.queue.overdueOut',
    severity: 'danger',
    operations: ['remind', 'signOutManual', 'markException'],
  },
  {
    ...signing(signGroups.missed),
    id: 'missed',
    label: 'service-manage.queue.missed',
    severity: ({ planStart }, { today }) => (String(planStart) >= today ? 'danger' : 'warning'),
    operations: ['markException'],
  },
  {
    ...visit,
    id: 'approvals',
    label: 'service-manage.application.quick.approval',
    severity: 'warning',
    filter: ({ adminId }) => (adminId === undefined ? undefined : { approvalAdminId: adminId }),
    details: ['attendantName', 'planStart'],
    operations: ['approveTimes'],
    call: people,
  },
  {
    ...visit,
    id: 'reversals',
    label: 'service-manage.application.quick.reversal',
    severity: 'warning',
    filter: ({ adminId }) => (adminId === undefined ? undefined : { reversalAdminId: adminId }),
    details: ['applicationNo', 'planStart', 'reversalReason'],
    operations: ['approveReversal', 'declineReversal'],
    call: people,
  },
  {
    ...review('open'),
    id: 'risks',
    label: 'service-manage.queue.risks',
    operations: ['reviewRisk'],
    callOutcomeOperations: ['reviewRisk'],
  },
  {
    ...review('reviewing'),
    id: 'reviews',
    label: 'service-manage.queue.reviews',
    operations: ['dismissRisk', 'correctRisk', 'confirmRisk'],
    callOutcomeOperations: ['dismissRisk', 'correctRisk', 'confirmRisk'],
  },
  {
    id: 'pending',
    entity: 'attendant',
    label: 'service-manage.queue.pending',
    severity: 'warning',
    filter: () => ({ status: 'pending' }),
    time: 'createTime',
    title: 'name',
    details: ['role', 'attendantNo'],
    operations: ['passAttendant'],
    call: ['id'],
  },
  {
    id: 'expired',
    entity: 'attendant',
    label: 'service-manage.queue.expired',
    severity: 'danger',
    filter: ({ today }) => certsExpired(today),
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
