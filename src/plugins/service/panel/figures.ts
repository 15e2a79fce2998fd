import type { FigureContribution } from '../../../core/plugin-api';
import { serviceFigures } from '../entities/figures';

/** Figures about visits, risks, money and attendants for the data dashboard. */
const figures: FigureContribution = {
  ...serviceFigures,
  charts: {
    days: {
      kind: 'lines',
      order: 10,
      name: 'date',
      lines: { planned: 'primary', completed: 'success', abnormal: 'error' },
      whole: ['planned'],
      compared: 'completed',
    },
    services: { kind: 'bars', order: 60, name: 'name' },
  },
};

export default figures;
