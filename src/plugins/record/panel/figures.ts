import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { alarmFigures } from '../entities/panelFigures';

/** Figures about alarms for the data dashboard. */
const figures: FigureContribution = {
  ...alarmFigures,
  links: ({ period }): Record<keyof typeof alarmFigures.figures, FigureLink> => {
    const alarms = {
      entity: 'deviceEvent',
      filter: { time: { from: period.first, to: period.last }, status: ['waiting', 'answered', 'attended', 'closed'] },
    };
    return { alarmsMonth: alarms, alarmAnswerMedian: alarms };
  },
};

export default figures;
