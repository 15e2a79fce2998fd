import type { QueueSource } from '../../core/plugin-api';

/** Relatives who request access to a wearer's data. */
const sources: readonly QueueSource[] = [
  {
    id: 'followers',
    entity: 'userDeviceUser',
    label: 'device-manage.index.pending',
    severity: 'info',
    filter: () => ({ status: 'pending' }),
    time: 'applyTime',
    title: 'deviceUserId',
    details: ['relation', 'role'],
    operations: ['confirmRelation'],
    call: ['userId', 'deviceUserId'],
  },
];

export default sources;
