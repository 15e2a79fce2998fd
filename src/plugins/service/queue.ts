import { isRecord } from '../../../contract/isRecord';
import { addDays } from '../../../contract/moment';
import type { QueueSource } from '../../core/plugin-api';
import { signGroups } from './entities/signStatus';
import { signOperations } from './sign/signOperations';

const visit = { entity: 'serviceApplication', time: 'planStart', isDue: true, title: 'elderlyName' } as const;
const people = ['elderlyId', 'userId', 'attendantId'];

/** Visits that were missed or are late, what nobody is sent to, approvals, anomalies, caregivers to be reviewed. */
const sources: readonly QueueSource[] = [
  {
    ...visit,
    id: 'missed',
    label: 'service-manage.queue.missed',
    severity: 'critical',
    filter: () => ({ signStatus: [...signGroups.missed, ...signGroups.late] }),
    read: 'selectSignPagination',
    details: ['signStatus', 'attendantName', 'planStart'],
    operations: signOperations,
    call: ['attendantId', 'elderlyId', 'userId'],
    noteCall: ['markException'],
    page: 'sign-manage',
  },
  {
    ...visit,
    id: 'unassigned',
    label: 'service-manage.queue.unassigned',
    // Who is to be there tomorrow has to be told today.
    severity: ({ planStart }, { today }) => (String(planStart) < addDays(today, 2) ? 'danger' : 'warning'),
    filter: () => ({ status: ['applied', 'accepted'] }),
    details: ['serviceTypeId', 'planStart'],
    operations: ['accept', 'assign'],
    call: people,
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
    id: 'risks',
    label: 'service-manage.queue.risks',
    severity: ({ riskLevel }) => (riskLevel === 'high' ? 'danger' : 'warning'),
    filter: () => ({ minLevel: 'low', riskStatus: ['open', 'reviewing'] }),
    read: 'selectHighRiskPagination',
    isDue: false,
    title: ({ elderly }) => (isRecord(elderly) && typeof elderly.name === 'string' ? elderly.name : null),
    details: ['applicationNo', 'planStart'],
    operations: ['reviewRisk'],
    call: people,
    noteCall: ['reviewRisk'],
    page: 'risk-manage',
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
    filter: ({ today }) => ({ status: 'passed', certExpire: { to: addDays(today, -1) } }),
    time: 'certExpire',
    isDue: true,
    title: 'name',
    details: ['attendantNo', 'certExpire'],
    call: ['id'],
  },
];

export default sources;
