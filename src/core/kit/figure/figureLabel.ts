import type { CountedFigure } from '../../../../contract/figures';
import { choiceLabel, quickFilterLabel } from '../entity/labels';

/** Returns the message key, or the name, of a figure. */
export function figureLabel({ entity, label, filter }: Pick<CountedFigure, 'entity' | 'label' | 'filter'>): string {
  if (typeof label === 'string') return label;
  return 'quick' in label
    ? quickFilterLabel(entity, label.quick)
    : choiceLabel(entity, label.choice, String(filter[label.choice]));
}
