import { type FocusEvent, lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';

const LazyTooltip = lazy(async () => ({ default: (await import('./LazyTooltip')).LazyTooltip }));

export interface TooltipHandle {
  /** Props for the element with the tooltip. */
  anchorProps: { onPointerEnter: (event: PointerEvent) => void; onFocus: (event: FocusEvent) => void };
  /** To be rendered beside the element. */
  tooltip: ReactNode;
}

/**
 * Returns a tooltip, which appears once its text is known. It is lazy-loaded and rendered only on hover, touch or focus. A page has dozens of them, and MUI's
 * tooltip renders each twice.
 */
export function useTooltip(title: string | undefined, placement?: 'right'): TooltipHandle {
  const [anchor, setAnchor] = useState<Element>();
  const showTooltip = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget);
  return {
    anchorProps: { onPointerEnter: showTooltip, onFocus: showTooltip },
    tooltip: anchor && title !== undefined && (
      <Suspense fallback={null}>
        <LazyTooltip anchor={anchor} title={title} placement={placement} />
      </Suspense>
    ),
  };
}
