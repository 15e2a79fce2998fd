import Tooltip from '@mui/material/Tooltip';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Delays in milliseconds, the same as in MUI and the theme. */
const ENTER_MS = 300;
const LEAVE_MS = 100;
const LONG_TOUCH_MS = 700;
const AFTER_TOUCH_MS = 1_500;

export interface LateTooltipProps {
  anchor: Element;
  title: string;
  placement?: 'right';
}

/** MUI's tooltip for an existing element that already has hover or focus. */
export function LateTooltip({ anchor, title, placement }: LateTooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = useCallback((open: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(open), wait);
  }, []);
  useEffect(() => {
    const enter = () => anchor.matches(':hover, :focus-visible') && after(true, ENTER_MS);
    const ways: Record<string, () => void> = {
      mouseenter: enter,
      mouseleave: () => after(false, LEAVE_MS),
      focus: enter,
      blur: () => after(false, LEAVE_MS),
      touchstart: () => after(true, LONG_TOUCH_MS),
      touchend: () => after(false, AFTER_TOUCH_MS),
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && after(false, 0);
    for (const [name, way] of Object.entries(ways)) anchor.addEventListener(name, way, { passive: true });
    document.addEventListener('keydown', press);
    enter();
    return () => {
      clearTimeout(timer.current);
      for (const [name, way] of Object.entries(ways)) anchor.removeEventListener(name, way);
      document.removeEventListener('keydown', press);
    };
  }, [anchor, after]);
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
          onMouseLeave: () => after(false, LEAVE_MS),
        },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
