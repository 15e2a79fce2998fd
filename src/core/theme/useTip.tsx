import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';

const LateTooltip = lazy(() => import('./LateTooltip'));

export interface Tip {
  /** For the element that has the tip. */
  near: { onPointerEnter: (event: PointerEvent) => void; onFocus: (event: FocusEvent) => void };
  /** Stands beside the element. */
  tip: ReactNode;
}

/**
 * A tooltip of which nothing is made, nor fetched, before pointer, finger or keyboard come near its element: a page has dozens of
 * them, and MUI's draws each twice.
 */
export function useTip(title: string, placement?: 'right'): Tip {
  const [anchor, setAnchor] = useState<Element>();
  const come = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget);
  return {
    near: { onPointerEnter: come, onFocus: come },
    tip: anchor && (
      <Suspense fallback={null}>
        <LateTooltip anchor={anchor} title={title} placement={placement} />
      </Suspense>
    ),
  };
}
