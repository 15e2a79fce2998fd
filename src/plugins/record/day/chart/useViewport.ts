import { useCallback, useState } from 'react';
import type { Plot, Span } from '../plot/plot';
import { fitSpan, lengthOf, moveSpan, zoomSpan } from '../plot/timeSpan';

export interface Viewport {
  /** The part of the day in view. */
  view: Span;
  isWhole: boolean;
  show: (span: Span) => void;
  /** Factors below 1 zoom in. The center of the view stays fixed unless `aroundSec` is given. */
  zoom: (factor: number, aroundSec?: number) => void;
  move: (bySec: number) => void;
  reset: () => void;
}

/** Returns which part of a plot is in view. Resets to the whole span when the plot changes. */
export function useViewport({ span, shortestSec }: Pick<Plot, 'span' | 'shortestSec'>): Viewport {
  const [chosen, setChosen] = useState<Span>();
  const { fromSec, toSec } = span;
  const view = chosen ? fitSpan(chosen, span, shortestSec) : span;
  const change = useCallback(
    (next: (now: Span) => Span) => {
      const limits = { fromSec, toSec };
      setChosen((now) => {
        const fitted = fitSpan(next(fitSpan(now ?? limits, limits, shortestSec)), limits, shortestSec);
        return lengthOf(fitted) >= lengthOf(limits) ? undefined : fitted;
      });
    },
    [fromSec, toSec, shortestSec],
  );
  return {
    view,
    isWhole: chosen === undefined,
    show: useCallback((next) => change(() => next), [change]),
    zoom: useCallback(
      (factor, aroundSec) => change((now) => zoomSpan(now, factor, aroundSec ?? (now.fromSec + now.toSec) / 2)),
      [change],
    ),
    move: useCallback((bySec) => change((now) => moveSpan(now, bySec)), [change]),
    reset: useCallback(() => setChosen(undefined), []),
  };
}
