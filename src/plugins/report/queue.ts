import type { QueueSource } from '../../core/plugin-api';

/** Reports without findings can wait for the doctor's round. */
const reportedSeverities = ['critical', 'warn'];

const ecg = {
  entity: 'ecg',
  severity: ({ severity }: Readonly<Record<string, unknown>>) => (severity === 'critical' ? 'danger' : 'warning'),
  time: 'reportTime',
  title: 'deviceUserId',
  details: ['reportNo', 'severity'],
  call: ['deviceUserId'],
} as const;

/** Electrocardiograms with findings that no doctor has reviewed. */
const sources: readonly QueueSource[] = [
  {
    ...ecg,
    id: 'ecg',
    label: 'report-manage.queue.ecg',
    filter: () => ({ status: 'pendingReview', severity: reportedSeverities }),
    operations: ['reviewReport'],
  },
  {
    ...ecg,
    id: 'ecgGenerated',
    label: 'report-manage.queue.ecgGenerated',
    filter: () => ({ status: 'generated', severity: reportedSeverities }),
    operations: ['submitReport'],
  },
];

export default sources;
