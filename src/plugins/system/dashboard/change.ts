import type { PanelFigure } from '../entities/mainPanel';

/** How a figure has changed against the period before. */
export interface Change {
  /** Positive for more. Points of a share, stars or minutes by themselves, hundredths of what it was for all others. */
  by: number;
  isShare: boolean;
}

/** Units in which a difference says more than a share of it. */
const BY_DIFFERENCE: readonly PanelFigure['unit'][] = ['percent', 'stars', 'minutes'];

/** From here on the period before was none to compare with, such as the days in which the work began. */
const FOLD_MAX = 10;

/** The change of a figure; none where there is nothing to compare with. */
export function changeOf({ value, before, unit }: Pick<PanelFigure, 'value' | 'before' | 'unit'>): Change | undefined {
  if (value === null || typeof before !== 'number') return undefined;
  if (BY_DIFFERENCE.includes(unit)) return { by: tenths(value - before), isShare: false };
  return Math.abs(value) >= FOLD_MAX * Math.abs(before)
    ? undefined
    : { by: tenths((100 * (value - before)) / Math.abs(before)), isShare: true };
}

/** Whether it has become better or worse, where one of them is. */
export function judgementOf(change: Change, better: 'more' | 'less' | undefined): 'better' | 'worse' | undefined {
  if (better === undefined || change.by === 0) return undefined;
  return change.by > 0 === (better === 'more') ? 'better' : 'worse';
}

const tenths = (number: number) => Math.round(number * 10) / 10;
