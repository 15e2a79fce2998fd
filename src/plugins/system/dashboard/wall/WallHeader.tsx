import Box from '@mui/material/Box';
import { type RefObject, useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useIsLive } from '../../../../core/plugin-api';
import type { PanelView } from '../panelView';
import { WallTools, type WallToolsProps } from './WallTools';

export interface WallHeaderProps extends Omit<WallToolsProps, 'name'> {
  view: PanelView;
  titleId: string;
  stage: RefObject<HTMLDivElement | null>;
}

/** Company and city, the title of the wall, and connection and time. The tools disappear while the user is idle. */
export function WallHeader({ view: { panel, period }, titleId, ...tools }: WallHeaderProps) {
  const translate = useTranslate();
  const title = panel.title ?? translate('system-manage.pages.dataSystem');
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: '1em' }}>
      <Owner panel={panel} />
      <Box
        component="h1"
        id={titleId}
        sx={{ margin: 0, fontSize: '2.3em', fontWeight: 700, letterSpacing: '0.06em', whiteSpace: 'nowrap' }}
      >
        {title}
      </Box>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '1em', minWidth: 0 }}>
        <WallTools
          {...tools}
          name={`${title}-${translate(`entities.dataSystem.choices.selectMainPanel_period.${period}`)}`}
        />
        <Connection />
        <Clock />
      </Box>
    </Box>
  );
}

/** Who presents: the company, and below it the city and the subtitle. */
function Owner({ panel: { companyName, regionName, subtitle } }: { panel: PanelView['panel'] }) {
  const [first, ...others] = [companyName, regionName, subtitle].filter(Boolean);
  return (
    <Box sx={{ flex: 1, minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box sx={{ fontSize: '1.6em', lineHeight: 1.25, fontWeight: 600, ...ellipsisSx }}>{first}</Box>
      {others.length > 0 && (
        <Box sx={{ fontSize: '1.1em', color: 'text.secondary', ...ellipsisSx }}>{others.join(' · ')}</Box>
      )}
    </Box>
  );
}

const ellipsisSx = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Shows whether changes arrive at once, or only at the next refresh. */
function Connection() {
  const translate = useTranslate();
  const isLive = useIsLive();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: '0.45em', whiteSpace: 'nowrap' }}>
      <Box
        aria-hidden
        sx={{ width: '0.7em', height: '0.7em', borderRadius: '50%', bgcolor: isLive ? 'success.main' : 'warning.main' }}
      />
      {translate(`system-manage.dashboard.wall.${isLive ? 'live' : 'polling'}`)}
    </Box>
  );
}

/** Shows the time and the day of the company. */
function Clock() {
  const [locale] = useLocaleState();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
      <Box sx={{ fontSize: '1.8em', lineHeight: 1.1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {now.toLocaleTimeString(locale, { timeZone: COMPANY_ZONE, hour12: false })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {now.toLocaleDateString(locale, { timeZone: COMPANY_ZONE, dateStyle: 'full' })}
      </Box>
    </Box>
  );
}

const COMPANY_ZONE = 'Asia/Shanghai';
