import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { recordFigures } from './entities/figures';

/** Critical findings that nobody has taken on. */
const sources: readonly QueueSource[] = [
  {
    id: 'critical',
    ...queuedFigure('record-manage', recordFigures, 'alertsCritical'),
    severity: 'critical',
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
