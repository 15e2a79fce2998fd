import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { DarkGround, formatMoment } from '../../../core/kit';
import { type HostWidget, usePermission, useWidgets } from '../../../core/plugin-api';
import type { PanelView } from './panelView';
import { usePages } from './wall/usePages';
import { WallChart } from './wall/WallChart';
import { WallFigures } from './wall/WallFigures';
import { WallRings } from './wall/WallRings';
import { WallTicker } from './wall/WallTicker';

/**
 * The panel alone on the whole screen, for a wall: dark, 16:9, nothing scrolls, topics and charts take turns. The page behind
 * it keeps it fresh; arrow keys turn on, Escape ends it.
 */
export default function Presentation({ view, onClose }: { view: PanelView; onClose: () => void }) {
  const titleId = useId();
  useWholeScreen(onClose);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <DarkGround>
        <Wall view={view} titleId={titleId} onClose={onClose} />
      </DarkGround>
    </Dialog>
  );
}

/** Charts that are seen at the same time. */
const CHARTS = 2;

function Wall({ view, titleId, onClose }: { view: PanelView; titleId: string; onClose: () => void }) {
  const { panel, groups, charts } = view;
  const translate = useTranslate();
  const widgets = useWidgets('wall');
  const filled = charts.filter(({ rows }) => rows.length > 0);
  const topic = usePages(groups.length);
  const shownTopic = groups[topic.page];
  const chartPage = usePages(Math.ceil(filled.length / CHARTS));
  const place = [panel.subtitle, panel.regionName].filter(Boolean).join(' · ');
  return (
    <Box
      sx={({ palette, shell }) => ({
        position: 'fixed',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        color: palette.text.primary,
        background: shell.background,
      })}
    >
      <Box
        sx={{
          // All sizes follow the screen, so that a large one is read from afar.
          fontSize: 'min(0.95vw, 1.69vh)',
          width: 'min(100vw, 177.78vh)',
          height: 'min(56.25vw, 100vh)',
          padding: '1.4em 1.8em 1em',
          display: 'grid',
          gap: '1.1em',
          gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 26fr) minmax(0, 48fr) minmax(0, 26fr)',
        }}
      >
        <Box component="header" sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '1em' }}>
          <Box sx={{ flex: 1, minWidth: 0, fontSize: '1.2em', color: 'text.secondary' }}>{place}</Box>
          <Box
            component="h1"
            id={titleId}
            sx={{ margin: 0, fontSize: '2.3em', fontWeight: 700, letterSpacing: '0.06em', whiteSpace: 'nowrap' }}
          >
            {panel.title ?? translate('system-manage.pages.dataSystem')}
          </Box>
          <Box
            sx={{ flex: 1, display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '1em', minWidth: 0 }}
          >
            <Clock asOf={panel.asOf} />
            <IconButton onClick={onClose} aria-label={translate('ra.action.close')} sx={{ fontSize: '1.6em' }}>
              <CloseIcon fontSize="inherit" />
            </IconButton>
          </Box>
        </Box>
        <Column>
          <WallRings figures={view.figures} />
          {shownTopic && <WallFigures group={shownTopic} page={topic} />}
        </Column>
        <Frame>
          {widgets.map((widget) => (
            <WallWidget key={widget.key} widget={widget} />
          ))}
        </Frame>
        <Column>
          {filled.slice(chartPage.page * CHARTS, chartPage.page * CHARTS + CHARTS).map((chart) => (
            <WallChart key={chart.key} chart={chart} />
          ))}
        </Column>
        <WallTicker groups={groups} />
      </Box>
    </Box>
  );
}

function Column({ children }: { children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '1.1em', minHeight: 0, '& > *': { flex: '1 1 0' } }}>
      {children}
    </Box>
  );
}

/** A part of the wall. */
function Frame({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={({ palette }) => ({
        minHeight: 0,
        minWidth: 0,
        padding: '1em 1.2em',
        borderRadius: '0.8em',
        border: `1px solid ${palette.divider}`,
        background: palette.background.paper,
      })}
    >
      {children}
    </Box>
  );
}

function WallWidget({ widget: { permission, render } }: { widget: HostWidget }) {
  return usePermission(permission) ? render({ slot: 'wall' }) : null;
}

/** The time, large, and of when the figures are. */
function Clock({ asOf }: { asOf: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
      <Box sx={{ fontSize: '1.8em', lineHeight: 1.1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {now.toLocaleTimeString(locale, { timeZone: 'Asia/Shanghai', hour12: false })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {translate('system-manage.dashboard.asOf', { time: formatMoment(asOf) })}
      </Box>
    </Box>
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
