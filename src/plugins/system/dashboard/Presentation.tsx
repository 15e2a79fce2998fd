import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../core/kit';
import PanelCharts from './PanelCharts';
import { PanelFigures } from './PanelFigures';
import type { PanelView } from './panelView';

/** The panel alone on the whole screen, for a wall; the page behind it keeps it fresh; it ends with Escape. */
export default function Presentation({ view, onClose }: { view: PanelView; onClose: () => void }) {
  const { panel, groups, charts } = view;
  const translate = useTranslate();
  const titleId = useId();
  useWholeScreen(onClose);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ padding: { xs: 2, md: 4 }, overflow: 'auto' }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flex: 1, textAlign: 'center', minWidth: 0 }}>
            <Typography id={titleId} component="h1" sx={{ fontSize: 'clamp(1.5rem, 3vw, 2.5rem)', fontWeight: 700 }}>
              {panel.title ?? translate('system-manage.pages.dataSystem')}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {[
                panel.subtitle,
                panel.regionName,
                translate('system-manage.dashboard.asOf', { time: formatMoment(panel.asOf) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={beside}>
          <PanelFigures groups={groups} />
        </Box>
        <PanelCharts charts={charts} />
      </Box>
    </Dialog>
  );
}

/** Topics beside one another, so that as much as possible is seen at once. */
const beside = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
} as const;

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
