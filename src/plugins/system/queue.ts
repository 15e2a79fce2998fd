import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { systemFigures } from './entities/figures';

/** Locked accounts. */
const sources: readonly QueueSource[] = [
  {
    id: 'locked',
    ...queuedFigure('system-manage', systemFigures, 'adminsLocked'),
    severity: 'warning',
    time: 'updateTime',
    title: 'name',
    details: ['username', 'lockedUntil'],
    operations: ['enableAdmin'],
    call: ['id'],
  },
];

export default sources;
