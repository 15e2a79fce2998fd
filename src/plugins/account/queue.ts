import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { accountFigures } from './entities/figures';

/** Queues of doctors to approve and identities to verify. */
const sources: readonly QueueSource[] = [
  {
    id: 'doctors',
    ...queuedFigure('account-manage', accountFigures, 'doctorsPending'),
    severity: 'warning',
    time: 'createTime',
    title: 'name',
    operations: ['passDoctor'],
    call: ['id'],
  },
  {
    id: 'identities',
    ...queuedFigure('account-manage', accountFigures, 'identityPending'),
    severity: 'info',
    time: 'updateTime',
    title: 'nickname',
    operations: ['passVerification'],
    call: ['id'],
  },
];

export default sources;
