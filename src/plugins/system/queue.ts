import type { QueueSource } from '../../core/plugin-api';

/** Locked accounts. */
const sources: readonly QueueSource[] = [
  {
    id: 'locked',
    entity: 'admin',
    label: 'system-manage.index.locked',
    severity: 'warning',
    filter: () => ({ status: 'locked' }),
    time: 'updateTime',
    title: 'name',
    details: ['username', 'lockedUntil'],
    operations: ['enableAdmin'],
    call: ['id'],
  },
];

export default sources;
