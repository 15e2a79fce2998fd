import type { FigureDeclaration } from '../../../../contract/figures';

/** What this section counts for the data dashboard. Keys with "month" are counted in the chosen period. */
export const visitFigures = {
  groups: { followUps: { order: 40 } },
  figures: {
    /** Open follow-ups planned for today. */
    followUpsToday: { group: 'followUps', unit: 'count' },
    /** Open follow-ups whose day is over. */
    followUpsOverdue: { group: 'followUps', unit: 'count', tone: 'danger' },
    followUpsMonth: { group: 'followUps', unit: 'count' },
    /** Of the follow-ups made in the period: those in which somebody was reached. */
    contactRate: { group: 'followUps', unit: 'percent', better: 'more' },
  },
} as const satisfies FigureDeclaration;
