import { addDays } from '../../../../contract/moment';
import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { visitFigures } from '../entities/panelFigures';

/** Figures about follow-ups for the data dashboard. */
const figures: FigureContribution = {
  ...visitFigures,
  links: ({ today, period }): Record<keyof typeof visitFigures.figures, FigureLink> => {
    const followUps = (filter: FigureLink['filter']) => ({ entity: 'returnVisit', filter });
    const open = { status: ['planned', 'missed'] };
    const made = {
      status: ['done', 'followUp', 'closed'],
      visitTime: { from: period.first, to: period.last },
    };
    return {
      followUpsToday: followUps({ ...open, planDate: { from: today, to: today } }),
      followUpsOverdue: followUps({ ...open, planDate: { to: addDays(today, -1) } }),
      followUpsMonth: followUps(made),
      contactRate: followUps(made),
    };
  },
};

export default figures;
