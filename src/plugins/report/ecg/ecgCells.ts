import { ecg } from '../entities/ecg';
import { ecgFindingRules } from '../entities/ecgRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';

/** How the fields of an electrocardiogram are shown. */
export const ecgCells = { ...measuredCells(ecg, ecgFindingRules), ...urgencyCell };
