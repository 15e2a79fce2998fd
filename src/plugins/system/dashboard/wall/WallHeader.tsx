import Box from '@mui/material/Box';
import { type RefObject, useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatMoment } from '../../../../core/kit';
import type { PanelPeriodCode } from '../../entities/panelPeriod';
import { PeriodChoice } from '../PeriodChoice';
import type { PanelView } from '../panelView';
import { WallTools, type WallToolsProps } from './WallTools';

export interface WallHeaderProps extends Omit<WallToolsProps, 'name'> {
  view: PanelView;
  titleId: string;
  stage: RefObject<HTMLDivElement | null>;
  onPeriod: (period: PanelPeriodCode) => void;
}

/** The title of the wall between period and time. The tools disappear while the user is idle. */
export function WallHeader({ view: { panel, period }, titleId, onPeriod, ...tools }: WallHeaderProps) {
  const translate = useTranslate();
  const subtitle = [panel.subtitle, panel.regionName].filter(Boolean).join(' · ');
  const title = panel.title ?? translate('system-manage.pages.dataSystem');
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: '1em' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '1em' }}>
        <PeriodChoice
          period={period}
          onChange={onPeriod}
          sx={{ '& button': { fontSize: '1.05em', lineHeight: 1.3, padding: '0.35em 0.8em', whiteSpace: 'nowrap' } }}
        />
        <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {subtitle}
        </Box>
      </Box>
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
        <Clock asOf={panel.asOf} />
      </Box>
    </Box>
  );
}

/** Shows the time, and when the figures were counted. */
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
