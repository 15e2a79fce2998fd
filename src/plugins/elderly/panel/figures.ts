import type { FigureContribution } from '../../../core/plugin-api';
import { elderlyFigures } from '../entities/figures';

/** Figures about elders for the data dashboard. */
const figures: FigureContribution = {
  ...elderlyFigures,
  charts: {
    capacity: { kind: 'bars', order: 20, name: 'name', isScale: true },
    ages: { kind: 'bars', order: 30, name: 'band', codes: 'elderly-manage.ageBands', isScale: true },
    living: { kind: 'bars', order: 40, name: 'name' },
    municipal: { kind: 'bars', order: 50, name: 'name' },
    genders: { kind: 'bars', order: 70, name: 'code', codes: 'entities.elderly.choices.gender' },
  },
};

export default figures;
