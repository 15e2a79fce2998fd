import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';

/** Events that devices raised in the period, tests excluded. */
const raised = {
  entity: 'deviceEvent',
  filter: ({ period }: FigureContext) => ({
    time: { from: period.first, to: period.last },
    status: ['waiting', 'answered', 'attended', 'closed'],
  }),
  measure: 'flow',
  group: 'alarms',
} as const;

/** The figures of this section. */
export const recordFigures = {
  groups: { alarms: { order: 35 } },
  figures: {
    alertsCritical: {
      entity: 'wearerAlert',
      filter: { status: 'open', alertLevel: 'critical' },
      measure: 'stock',
      unit: 'count',
      tone: 'danger',
    },
    alarmsMonth: { ...raised, unit: 'count' },
    /** Median minutes from receiving an event to answering it, over the answered events of the period. */
    alarmAnswerMedian: { ...raised, unit: 'minutes', better: 'less', wallHeadline: 40 },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
