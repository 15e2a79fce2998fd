import { ecg } from '../entities/ecg';
import { ecgFindingRules } from '../entities/ecgRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';

/** Cell renderers of electrocardiogram fields. */
export const ecgCells = { ...measuredCells(ecg, ecgFindingRules), ...urgencyCell };
