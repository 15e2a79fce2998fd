import { addDays, addMonths } from '../../../../contract/moment';
import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { visitFigures } from '../entities/panelFigures';

/** Follow-ups on the data dashboard. */
const figures: FigureContribution = {
  ...visitFigures,
  links: ({ today }): Record<keyof typeof visitFigures.figures, FigureLink> => {
    const first = `${today.slice(0, 7)}-01`;
    const followUps = (filter: FigureLink['filter']) => ({ entity: 'returnVisit', filter });
    const open = { status: ['planned', 'missed'] };
    const made = {
      status: ['done', 'followUp', 'closed'],
      visitTime: { from: first, to: addDays(addMonths(first, 1), -1) },
    };
    return {
      followUpsToday: followUps({ ...open, planDate: { from: today, to: today } }),
      followUpsOverdue: followUps({ ...open, planDate: { to: addDays(today, -1) } }),
      followUpsMonth: followUps(made),
      contactRate: followUps({ ...made, contactResult: 'success' }),
    };
  },
};

export default figures;
