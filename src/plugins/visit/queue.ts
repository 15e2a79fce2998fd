import { queuedFigure } from '../../../contract/figures';
import type { QueueSource } from '../../core/plugin-api';
import { visitFigures } from './entities/figures';

const followUp = {
  time: 'planDate',
  isDue: true,
  title: 'elderlyName',
  call: ['elderlyId'],
} as const;

/** Queues of due follow-ups, and of those with findings that require action. */
const sources: readonly QueueSource[] = [
  {
    ...followUp,
    id: 'due',
    ...queuedFigure('visit-manage', visitFigures, 'followUpsDue'),
    severity: ({ visitLevel, planDate }, { today }) =>
      String(planDate) >= today ? 'info' : visitLevel === 'A' ? 'danger' : 'warning',
    details: ['visitLevel', 'method', 'planDate'],
    operations: ['finishVisit'],
    callOutcomeOperations: ['finishVisit'],
  },
  {
    ...followUp,
    id: 'followUp',
    ...queuedFigure('visit-manage', visitFigures, 'actionPending'),
    severity: 'warning',
    time: 'visitTime',
    isDue: false,
    details: ['visitLevel', 'method'],
    operations: ['closeVisit'],
    callOutcomeOperations: ['closeVisit'],
  },
];

export default sources;
