import Tooltip from '@mui/material/Tooltip';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Delays in milliseconds, the same as in MUI and the theme. */
const ENTER_MS = 300;
const LEAVE_MS = 100;
const LONG_TOUCH_MS = 700;
const AFTER_TOUCH_MS = 1_500;

export interface LazyTooltipProps {
  anchor: Element;
  title: string;
  placement?: 'right';
}

/** MUI's tooltip for an existing element that already has hover or focus. */
export function LazyTooltip({ anchor, title, placement }: LazyTooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scheduleOpen = useCallback((open: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), wait);
  }, []);
  useEffect(() => {
    const onEnter = () => anchor.matches(':hover, :focus-visible') && scheduleOpen(true, ENTER_MS);
    const handlers: Record<string, () => void> = {
      mouseenter: onEnter,
      mouseleave: () => scheduleOpen(false, LEAVE_MS),
      focus: onEnter,
      blur: () => scheduleOpen(false, LEAVE_MS),
      touchstart: () => scheduleOpen(true, LONG_TOUCH_MS),
      touchend: () => scheduleOpen(false, AFTER_TOUCH_MS),
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && scheduleOpen(false, 0);
    for (const [name, handler] of Object.entries(handlers)) anchor.addEventListener(name, handler, { passive: true });
    document.addEventListener('keydown', onKeyDown);
    onEnter();
    return () => {
      clearTimeout(timer.current);
      for (const [name, handler] of Object.entries(handlers)) anchor.removeEventListener(name, handler);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [anchor, scheduleOpen]);
  return (
    <Tooltip
      open={isOpen}
      title={title}
      placement={placement}
      slotProps={{
        // Stays open while the pointer is on it (WCAG 2.2, 1.4.13).
        popper: {
          anchorEl: anchor,
          onMouseEnter: () => clearTimeout(timer.current),
          onMouseLeave: () => scheduleOpen(false, LEAVE_MS),
        },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
