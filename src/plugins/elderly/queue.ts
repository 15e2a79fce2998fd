import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { elderlyFigures } from './entities/figures';

/** Queues of elders whose assessment or contract has expired. */
const sources: readonly QueueSource[] = [
  {
    id: 'contractEnded',
    ...queuedFigure('elderly-manage', elderlyFigures, 'contractEnded'),
    severity: 'warning',
    time: 'serviceEndDate',
    sort: 'updateTime',
    isDue: true,
    title: 'name',
    details: ['elderlyNo', 'serviceEndDate'],
    call: ['id'],
  },
  {
    id: 'assessmentDue',
    ...queuedFigure('elderly-manage', elderlyFigures, 'assessmentDue'),
    severity: 'info',
    time: 'capacityNextDate',
    isDue: true,
    title: 'name',
    details: ['elderlyNo', 'capacityNextDate'],
    call: ['id'],
  },
];

export default sources;
