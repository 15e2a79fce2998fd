import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId } from 'react';
import { DarkModeProvider } from '../../../core/kit';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import type { PanelView } from './panelView';
import { Wall } from './wall/Wall';

export interface PresentationProps {
  view: PanelView;
  onPeriod: (period: PanelPeriodCode) => void;
  onClose: () => void;
}

/**
 * Shows the panel in full screen for a wall display: dark, 16:9, without scrolling; topics and charts rotate. The page
 * behind it refreshes the data. Arrow keys move to the next page, Escape closes it.
 */
export default function Presentation({ view, onPeriod, onClose }: PresentationProps) {
  const titleId = useId();
  useFullscreenWhileMounted(onClose);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} transitionDuration={0}>
      <DarkModeProvider>
        <Wall view={view} titleId={titleId} onPeriod={onPeriod} onClose={onClose} />
      </DarkModeProvider>
    </Dialog>
  );
}

/** Requests full screen while mounted. Leaving full screen also closes the presentation. */
function useFullscreenWhileMounted(onExited: () => void): void {
  const onExit = useEffectEvent(onExited);
  useEffect(() => {
    let isEntered = false;
    const onFullscreenChange = () => {
      if (document.fullscreenElement) isEntered = true;
      else if (isEntered) onExit();
    };
    document.addEventListener('fullscreenchange', onFullscreenChange);
    // If the browser refuses full screen, the presentation fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreenChange);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
