import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';

const LateTooltip = lazy(async () => ({ default: (await import('./LateTooltip')).LateTooltip }));

export interface Tip {
  /** Props for the element with the tooltip. */
  near: { onPointerEnter: (event: PointerEvent) => void; onFocus: (event: FocusEvent) => void };
  /** To be rendered beside the element. */
  tip: ReactNode;
}

/**
 * Returns a tooltip that is lazy-loaded and rendered only on hover, touch or focus. A page has dozens of them, and MUI's
 * tooltip renders each twice.
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
