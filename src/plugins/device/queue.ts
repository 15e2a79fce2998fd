import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { deviceFigures } from './entities/figures';

/** Relatives who request access to a wearer's data. */
const sources: readonly QueueSource[] = [
  {
    id: 'followers',
    ...queuedFigure('device-manage', deviceFigures, 'relationsPending'),
    severity: 'info',
    time: 'applyTime',
    title: 'deviceUserId',
    details: ['relation', 'role'],
    operations: ['confirmRelation'],
    call: ['userId', 'deviceUserId'],
  },
];

export default sources;
