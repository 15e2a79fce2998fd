import type { FigureDeclaration } from '../../../../contract/figures';

/** The figures of this section for the data dashboard. Keys with "month" cover the chosen period. */
export const visitFigures = {
  groups: { followUps: { order: 40 } },
  figures: {
    /** Open follow-ups planned for today. */
    followUpsToday: { group: 'followUps', unit: 'count' },
    /** Open follow-ups whose planned day has passed. */
    followUpsOverdue: { group: 'followUps', unit: 'count', tone: 'danger' },
    followUpsMonth: { group: 'followUps', unit: 'count' },
    /** Share of the follow-ups made in the period that reached a person. */
    contactRate: { group: 'followUps', unit: 'percent', better: 'more' },
  },
} as const satisfies FigureDeclaration;
