import type { QueueSource } from '../../core/plugin-api';

const open = ['planned', 'missed'];
const followUp = {
  entity: 'returnVisit',
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
    label: 'visit-manage.queue.due',
    severity: ({ visitLevel, planDate }, { today }) =>
      String(planDate) >= today ? 'info' : visitLevel === 'A' ? 'danger' : 'warning',
    filter: ({ today }) => ({ status: open, planDate: { to: today } }),
    details: ['visitLevel', 'method', 'planDate'],
    operations: ['finishVisit'],
    callOutcomeOperations: ['finishVisit'],
  },
  {
    ...followUp,
    id: 'followUp',
    label: 'visit-manage.index.followUp',
    severity: 'warning',
    filter: () => ({ status: 'followUp' }),
    time: 'visitTime',
    isDue: false,
    details: ['visitLevel', 'method'],
    operations: ['closeVisit'],
    callOutcomeOperations: ['closeVisit'],
  },
];

export default sources;
