import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId } from 'react';
import { DarkGround } from '../../../core/kit';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import type { PanelView } from './panelView';
import { Wall } from './wall/Wall';

export interface PresentationProps {
  view: PanelView;
  onPeriod: (period: PanelPeriodCode) => void;
  onClose: () => void;
}

/**
 * The panel alone on the whole screen, for a wall: dark, 16:9, nothing scrolls, topics and charts take turns. The page behind
 * it keeps it fresh; arrow keys turn on, Escape ends it.
 */
export default function Presentation({ view, onPeriod, onClose }: PresentationProps) {
  const titleId = useId();
  useWholeScreen(onClose);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} transitionDuration={0}>
      <DarkGround>
        <Wall view={view} titleId={titleId} onPeriod={onPeriod} onClose={onClose} />
      </DarkGround>
    </Dialog>
  );
}

/** Asks the browser for the whole screen as long as this is shown; leaving it there ends the presentation too. */
function useWholeScreen(onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let isEntered = false;
    const left = () => {
      if (document.fullscreenElement) isEntered = true;
      else if (isEntered) leave();
    };
    document.addEventListener('fullscreenchange', left);
    // Refused where the page may not; the window is filled all the same.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
