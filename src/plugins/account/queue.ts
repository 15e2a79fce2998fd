import type { QueueSource } from '../../core/plugin-api';

/** Queues of doctors to approve and identities to verify. */
const sources: readonly QueueSource[] = [
  {
    id: 'doctors',
    entity: 'doctor',
    label: 'account-manage.index.doctorsPending',
    severity: 'warning',
    filter: () => ({ status: 'pending' }),
    time: 'createTime',
    title: 'name',
    operations: ['passDoctor'],
    call: ['id'],
  },
  {
    id: 'identities',
    entity: 'user',
    label: 'account-manage.index.identityPending',
    severity: 'info',
    filter: () => ({ verifyStatus: 'pending' }),
    time: 'updateTime',
    title: 'nickname',
    operations: ['passVerification'],
    call: ['id'],
  },
];

export default sources;
