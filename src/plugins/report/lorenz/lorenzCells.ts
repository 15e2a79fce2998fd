import { lorenz } from '../entities/lorenz';
import { lorenzFindingRules } from '../entities/lorenzRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';

/** Cell renderers of Lorenz plot fields. */
export const lorenzCells = { ...measuredCells(lorenz, lorenzFindingRules), ...urgencyCell };
