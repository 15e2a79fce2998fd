import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { assessmentDueFilter, contractEndedFilter, draftFilter, highRiskFilter, inServiceFilter } from './populations';

const elders = { entity: 'elderly', measure: 'stock', unit: 'count' } as const;
const people = { ...elders, group: 'people' } as const;

/** The figures of this section. Keys with "month" cover the chosen period. */
export const elderlyFigures = {
  groups: { people: { order: 10 } },
  figures: {
    eldersTotal: { ...people, filter: {} },
    eldersActive: { ...people, filter: inServiceFilter, headline: 10 },
    eldersNewMonth: {
      ...people,
      filter: ({ period }: FigureContext) => ({ createTime: { from: period.first, to: period.last } }),
      measure: 'flow',
    },
    /** Share of the active elders who are 80 or older. */
    eldersOver80: { ...people, filter: inServiceFilter, unit: 'percent' },
    eldersAlone: {
      ...people,
      // If no living arrangement means "alone", no elder lives alone; id 0 matches none.
      filter: ({ panel }: FigureContext) => ({ ...inServiceFilter, elderlyLiveTypeId: panel.aloneId ?? 0 }),
    },
    /** Active elders without a service since the period began. */
    notServedMonth: {
      ...elders,
      filter: ({ period, today }: FigureContext) => ({ from: period.first, to: today }),
      read: 'selectByNoServiced',
      group: 'service',
      order: 200,
      tone: 'warning',
    },
    drafts: { ...elders, filter: draftFilter, tone: 'warning' },
    assessmentDue: { ...elders, filter: ({ today }: FigureContext) => assessmentDueFilter(today), tone: 'warning' },
    contractEnded: { ...elders, filter: ({ today }: FigureContext) => contractEndedFilter(today), tone: 'danger' },
    highRisk: { ...elders, filter: highRiskFilter, tone: 'danger' },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
