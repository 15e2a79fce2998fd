import type { PanelFigure } from '../entities/mainPanel';

/** The change of a figure since the previous period. */
export interface Change {
  /**
   * Positive for an increase. Shares, stars and minutes change by their difference, all other units in percent of the
   * previous value.
   */
  delta: number;
  isPercent: boolean;
}

/** Units for which the difference is more meaningful than a percentage. */
const BY_DIFFERENCE: readonly PanelFigure['unit'][] = ['percent', 'stars', 'minutes'];

/** Factor from which the previous period is no basis for a comparison, such as the first days of operation. */
const RATIO_MAX = 10;

/** Returns the change of a figure; undefined without a basis for a comparison. */
export function changeOf({ value, before, unit }: Pick<PanelFigure, 'value' | 'before' | 'unit'>): Change | undefined {
  if (value === null || typeof before !== 'number') return undefined;
  if (BY_DIFFERENCE.includes(unit)) return { delta: roundToTenth(value - before), isPercent: false };
  return Math.abs(value) >= RATIO_MAX * Math.abs(before)
    ? undefined
    : { delta: roundToTenth((100 * (value - before)) / Math.abs(before)), isPercent: true };
}

/** Returns whether a change is an improvement or a deterioration, if either applies. */
export function changeQuality(change: Change, better: 'more' | 'less' | undefined): 'better' | 'worse' | undefined {
  if (better === undefined || change.delta === 0) return undefined;
  return change.delta > 0 === (better === 'more') ? 'better' : 'worse';
}

const roundToTenth = (number: number) => Math.round(number * 10) / 10;
