import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { elderlyFigures } from '../entities/panelFigures';
import { inServiceFilter } from '../entities/populations';

/** Figures about elders for the data dashboard. */
const figures: FigureContribution = {
  ...elderlyFigures,
  links: ({ today, period, panel }): Record<keyof typeof elderlyFigures.figures, FigureLink> => {
    const elders = (filter: FigureLink['filter']) => ({ entity: 'elderly', filter });
    return {
      eldersTotal: elders({}),
      eldersActive: elders(inServiceFilter),
      eldersNewMonth: elders({ createTime: { from: period.first, to: period.last } }),
      eldersOver80: elders(inServiceFilter),
      // If no living arrangement means "alone", no elder lives alone; id 0 matches none.
      eldersAlone: elders({ ...inServiceFilter, elderlyLiveTypeId: panel.aloneId ?? 0 }),
      notServedMonth: { entity: 'elderly', read: 'selectByNoServiced', filter: { from: period.first, to: today } },
    };
  },
  charts: {
    capacity: { kind: 'bars', order: 20, name: 'name' },
    ages: { kind: 'bars', order: 30, name: 'band' },
    living: { kind: 'bars', order: 40, name: 'name' },
    municipal: { kind: 'bars', order: 50, name: 'name' },
    genders: { kind: 'ring', order: 70, name: 'code', codes: 'entities.elderly.choices.gender' },
  },
};

export default figures;
