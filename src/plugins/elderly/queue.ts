import type { QueueSource } from '../../core/plugin-api';
import { contractEndedFilter } from './entities/populations';

/** Queues of elders whose assessment or contract has expired. */
const sources: readonly QueueSource[] = [
  {
    id: 'contractEnded',
    entity: 'elderly',
    label: 'elderly-manage.queue.contract',
    severity: 'warning',
    filter: ({ today }) => contractEndedFilter(today),
    time: 'serviceEndDate',
    sort: 'updateTime',
    isDue: true,
    title: 'name',
    details: ['elderlyNo', 'serviceEndDate'],
    call: ['id'],
  },
  {
    id: 'assessmentDue',
    entity: 'elderly',
    label: 'elderly-manage.queue.assessment',
    severity: 'info',
    filter: ({ today }) => ({ status: 'active', capacityNextDate: { to: today } }),
    time: 'capacityNextDate',
    isDue: true,
    title: 'name',
    details: ['elderlyNo', 'capacityNextDate'],
    call: ['id'],
  },
];

export default sources;
