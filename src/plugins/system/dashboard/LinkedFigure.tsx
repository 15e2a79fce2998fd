import { Figure, type FigureProps } from '../../../core/kit';
import { type TargetedFigure, useFigureTarget } from './useFigureTarget';

export interface LinkedFigureProps extends Omit<FigureProps, 'to' | 'hint' | 'onPress' | 'isPressed'>, TargetedFigure {}

/** A figure that leads to the records it was counted from, for who may list them; only a figure for everybody else. */
export function LinkedFigure({ link, hintLabel, name, ...figure }: LinkedFigureProps) {
  return <Figure {...figure} {...useFigureTarget({ link, hintLabel, name })} />;
}
