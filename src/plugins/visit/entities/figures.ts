import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { actionPending, dueOrOverdue, dueToday, overdue, recentVisits } from './populations';

const followUps = { entity: 'returnVisit', measure: 'stock', unit: 'count' } as const;

/** Follow-ups made in the period. */
const made = {
  ...followUps,
  filter: ({ period }: FigureContext) => ({
    status: ['done', 'followUp', 'closed'],
    visitTime: { from: period.first, to: period.last },
  }),
  measure: 'flow',
  group: 'followUps',
} as const;

/** The figures of this section. Keys with "month" cover the chosen period. */
export const visitFigures = {
  groups: { followUps: { order: 40 } },
  figures: {
    followUpsToday: { ...followUps, filter: ({ today }: FigureContext) => dueToday(today), group: 'followUps' },
    followUpsOverdue: {
      ...followUps,
      filter: ({ today }: FigureContext) => overdue(today),
      group: 'followUps',
      tone: 'danger',
    },
    followUpsMonth: made,
    /** Share of the follow-ups made in the period that reached a person. */
    contactRate: { ...made, unit: 'percent', better: 'more' },
    followUpsDue: { ...followUps, filter: ({ today }: FigureContext) => dueOrOverdue(today) },
    actionPending: { ...followUps, filter: actionPending, tone: 'warning' },
    recordingsUnchecked: {
      entity: 'recordingCall',
      filter: { status: ['uploaded', 'linked'], disposition: 'success' },
      measure: 'stock',
      unit: 'count',
      tone: 'warning',
    },
    referrals: {
      ...followUps,
      filter: ({ today }: FigureContext) => ({ ...recentVisits(today), referral: true }),
      tone: 'danger',
    },
    dissatisfied: {
      ...followUps,
      filter: ({ today }: FigureContext) => ({ ...recentVisits(today), satisfaction: { to: 2 } }),
      tone: 'warning',
    },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
