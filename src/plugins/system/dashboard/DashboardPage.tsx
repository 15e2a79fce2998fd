import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment, PageHeader, useAllowedActions, useRefreshWhileVisible } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { dataSystem } from '../entities/dataSystem';
import { PanelFigures } from './PanelFigures';
import type { PanelView } from './panelView';
import { useExportPanel } from './useExportPanel';
import { usePanel } from './usePanel';

const PanelCharts = lazy(() => import('./PanelCharts'));
const PanelSettings = lazy(() => import('./PanelSettings'));
const Presentation = lazy(() => import('./Presentation'));

/** The data dashboard: figures by topic, charts, and what can be done with them. */
export default function DashboardPage() {
  const resource = useEntityResource(dataSystem.name);
  return resource ? <KnownDashboard resource={resource} /> : null;
}

function KnownDashboard({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { view, error, refetch } = usePanel(resource);
  useRefreshWhileVisible(() => void refetch(), (view?.panel.refreshSeconds ?? 60) * 1000);
  if (error && !view) return <Alert severity="error">{translate('kit.list.failed')}</Alert>;
  return (
    <>
      <PageHeader
        title={view?.panel.title ?? 'system-manage.pages.dataSystem'}
        description="system-manage.dashboard.description"
        actions={view && <PanelActions resource={resource} view={view} onRefresh={() => void refetch()} />}
      />
      {view ? <Panel {...view} /> : <Skeleton variant="rounded" height={480} />}
    </>
  );
}

function Panel({ panel, groups, charts }: PanelView) {
  const translate = useTranslate();
  const place = [panel.subtitle, panel.regionName].filter(Boolean).join(' · ');
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {[place, translate('system-manage.dashboard.asOf', { time: formatMoment(panel.asOf) })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <PanelFigures groups={groups} />
      <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ marginBlockStart: 2 }} />}>
        <PanelCharts charts={charts} />
      </Suspense>
    </>
  );
}

function PanelActions({ resource, view, onRefresh }: { resource: string; view: PanelView; onRefresh: () => void }) {
  const translate = useTranslate();
  const allowed = useAllowedActions(resource, ['updateMainPanel']);
  const exportPanel = useExportPanel();
  const [open, setOpen] = useState<'settings' | 'presentation'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => void exportPanel(view)}>
        {translate('ra.action.export')}
      </Button>
      {allowed.has('updateMainPanel') && (
        <Button startIcon={<TuneIcon />} onClick={() => setOpen('settings')}>
          {translate('system-manage.dashboard.settings')}
        </Button>
      )}
      <Button variant="contained" startIcon={<FullscreenIcon />} onClick={() => setOpen('presentation')}>
        {translate('system-manage.dashboard.present')}
      </Button>
      <Suspense fallback={null}>
        {open === 'settings' && (
          <PanelSettings
            resource={resource}
            view={view}
            onClose={close}
            onSaved={() => {
              close();
              onRefresh();
            }}
          />
        )}
        {open === 'presentation' && <Presentation view={view} onClose={close} />}
      </Suspense>
    </>
  );
}
