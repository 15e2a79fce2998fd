import type { FigureDeclaration } from '../../../../contract/figures';

/** The figures of this section for the data dashboard. Keys with "month" cover the chosen period. */
export const elderlyFigures = {
  groups: { people: { order: 10 } },
  figures: {
    eldersTotal: { group: 'people', unit: 'count' },
    eldersActive: { group: 'people', unit: 'count' },
    eldersNewMonth: { group: 'people', unit: 'count' },
    /** Share of the active elders who are 80 or older. */
    eldersOver80: { group: 'people', unit: 'percent' },
    eldersAlone: { group: 'people', unit: 'count' },
    /** Active elders without a service since the period began. */
    notServedMonth: { group: 'service', unit: 'count', order: 200, tone: 'warning' },
  },
} as const satisfies FigureDeclaration;
