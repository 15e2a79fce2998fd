import type { QueueSource } from '../../core/plugin-api';
import { WAITING_STATUSES } from './entities/reportCodes';

/** Electrocardiograms with findings that no doctor has reviewed. */
const sources: readonly QueueSource[] = [
  {
    id: 'ecg',
    entity: 'ecg',
    label: 'report-manage.queue.ecg',
    severity: ({ severity }) => (severity === 'critical' ? 'danger' : 'warning'),
    // Reports that show nothing may wait for the doctor's round.
    filter: () => ({ status: [...WAITING_STATUSES], severity: ['critical', 'warn'] }),
    time: 'reportTime',
    title: 'deviceUserId',
    details: ['reportNo', 'severity'],
    operations: ['submitReport', 'reviewReport'],
    call: ['deviceUserId'],
  },
];

export default sources;
