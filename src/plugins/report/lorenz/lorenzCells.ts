import { lorenz } from '../entities/lorenz';
import { lorenzFindingRules } from '../entities/lorenzRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';

/** How the fields of a Lorenz plot are shown. */
export const lorenzCells = { ...measuredCells(lorenz, lorenzFindingRules), ...urgencyCell };
