import type { QueueSource } from '../../core/plugin-api';

/** Critical findings that nobody has taken on. */
const sources: readonly QueueSource[] = [
  {
    id: 'critical',
    entity: 'wearerAlert',
    label: 'record-manage.queue.critical',
    severity: 'critical',
    filter: () => ({ status: 'open', alertLevel: 'critical' }),
    time: 'since',
    title: 'deviceUserId',
    details: ['deviceId', 'kinds', 'escalation'],
    operations: ['acknowledge'],
    call: ['deviceUserId'],
    // Taking the alert on keeps others from calling too.
    callOutcomeOperations: ['acknowledge', 'close'],
    page: 'index',
  },
];

export default sources;
