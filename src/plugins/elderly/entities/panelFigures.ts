import type { FigureDeclaration } from '../../../../contract/figures';

/** What this section counts for the data dashboard. Keys with "month" are counted in the chosen period. */
export const elderlyFigures = {
  groups: { people: { order: 10 } },
  figures: {
    eldersTotal: { group: 'people', unit: 'count' },
    eldersActive: { group: 'people', unit: 'count' },
    eldersNewMonth: { group: 'people', unit: 'count' },
    /** Of the active ones, those of 80 and more. */
    eldersOver80: { group: 'people', unit: 'percent' },
    eldersAlone: { group: 'people', unit: 'count' },
    /** Active elders without a service since the period began. */
    notServedMonth: { group: 'service', unit: 'count', order: 200, tone: 'warning' },
  },
} as const satisfies FigureDeclaration;
