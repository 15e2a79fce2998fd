import { Figure, type FigureProps } from '../../../core/kit';
import { type FigureTarget, useFigureTarget } from './useFigureTarget';

export interface LinkedFigureProps extends Omit<FigureProps, 'to' | 'hint' | 'onPress' | 'isPressed'>, FigureTarget {}

/** A figure that links to the counted records if the user may list them; without a link otherwise. */
export function LinkedFigure({ link, hintLabel, name, ...figure }: LinkedFigureProps) {
  return <Figure {...figure} {...useFigureTarget({ link, hintLabel, name })} />;
}
