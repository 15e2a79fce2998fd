import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment, PageHeader, useAllowedActions, useRefreshWhileVisible } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { dataSystem } from '../entities/dataSystem';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import { PanelHeadlines, PanelTopics } from './PanelFigures';
import { PeriodChoice } from './PeriodChoice';
import type { PanelView } from './panelView';
import { useExportPanel } from './useExportPanel';
import { usePanel } from './usePanel';
import { usePanelParams } from './usePanelParams';

const PanelCharts = lazy(() => import('./PanelCharts'));
const PanelSettings = lazy(() => import('./PanelSettings'));
const Presentation = lazy(() => import('./Presentation'));

/** The data dashboard: figures by topic, charts, and their actions. */
export default function DashboardPage() {
  const resource = useEntityResource(dataSystem.name);
  return resource ? <DashboardContent resource={resource} /> : null;
}

function DashboardContent({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { period, isWall, setPeriod, setWall } = usePanelParams();
  const { view, error, refetch } = usePanel(resource, period);
  useRefreshWhileVisible(() => void refetch(), (view?.panel.refreshSeconds ?? 60) * 1000);
  if (error && !view) return <Alert severity="error">{translate('kit.list.failed')}</Alert>;
  return (
    <>
      <PageHeader
        title={view?.panel.title ?? 'system-manage.pages.dataSystem'}
        description="system-manage.dashboard.description"
        actions={
          view && (
            <PanelActions
              resource={resource}
              view={view}
              onPresent={() => setWall(true)}
              onRefresh={() => void refetch()}
            />
          )
        }
      />
      {view ? <Panel view={view} onPeriod={setPeriod} /> : <Skeleton variant="rounded" height={480} />}
      <Suspense fallback={null}>
        {view && isWall && <Presentation view={view} onPeriod={setPeriod} onClose={() => setWall(false)} />}
      </Suspense>
    </>
  );
}

function Panel({ view, onPeriod }: { view: PanelView; onPeriod: (period: PanelPeriodCode) => void }) {
  const { panel, period, headlines, groups, charts } = view;
  // No number stands on the page twice.
  const topics = groups
    .map((group) => ({ ...group, figures: group.figures.filter((figure) => !headlines.includes(figure)) }))
    .filter((group) => group.figures.length + group.entries.length > 0);
  const translate = useTranslate();
  const subtitle = [panel.subtitle, panel.regionName].filter(Boolean).join(' · ');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 1 }}>
        <PeriodChoice period={period} onChange={onPeriod} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            translate(`system-manage.dashboard.against.${period}`),
            subtitle,
            translate('system-manage.dashboard.asOf', { time: formatMoment(panel.asOf) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <PanelHeadlines figures={headlines} period={period} />
      <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ marginBlockStart: 2 }} />}>
        <PanelCharts charts={charts} />
      </Suspense>
      <PanelTopics groups={topics} period={period} />
    </>
  );
}

interface PanelActionsProps {
  resource: string;
  view: PanelView;
  onPresent: () => void;
  onRefresh: () => void;
}

function PanelActions({ resource, view, onPresent, onRefresh }: PanelActionsProps) {
  const translate = useTranslate();
  const allowed = useAllowedActions(resource, ['updateMainPanel']);
  const exportPanel = useExportPanel();
  const [isSetting, setSetting] = useState(false);
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => void exportPanel(view)}>
        {translate('ra.action.export')}
      </Button>
      {allowed.has('updateMainPanel') && (
        <Button startIcon={<TuneIcon />} onClick={() => setSetting(true)}>
          {translate('system-manage.dashboard.settings')}
        </Button>
      )}
      <Button variant="contained" startIcon={<FullscreenIcon />} onClick={onPresent}>
        {translate('system-manage.dashboard.present')}
      </Button>
      <Suspense fallback={null}>
        {isSetting && (
          <PanelSettings
            resource={resource}
            view={view}
            onClose={() => setSetting(false)}
            onSaved={() => {
              setSetting(false);
              onRefresh();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
