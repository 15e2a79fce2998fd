import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useListContext, useResourceContext, useStore, useTranslate } from 'react-admin';
import { EmptySection, type FilterValues, useAllowedActions, useCallQuery } from '../../../core/kit';
import type { HighRiskPage, RiskStatistics } from '../entities/risk/riskCalls';

const RiskCharts = lazy(() => import('./RiskCharts'));

/** Shows trend, rules and attendants of the period as charts. Open by default; the state is remembered. */
export function RiskChartPanel() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, ['selectRiskStatistics']).has('selectRiskStatistics');
  const [isOpen, setIsOpen] = useStore('service-manage.riskCharts', true);
  if (!isAllowed) return null;
  return (
    <Box component="section" aria-label={translate('service-manage.risk.charts.title')}>
      <Button
        size="small"
        startIcon={<InsightsIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ marginBlockEnd: isOpen ? 1 : 0 }}
      >
        {translate(isOpen ? 'service-manage.risk.charts.hide' : 'service-manage.risk.charts.show')}
      </Button>
      {isOpen && <Charts resource={resource} />}
    </Box>
  );
}

function Charts({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { filterValues, meta } = useListContext();
  // The charts ignore the filters for level and status, so that they show what the list leaves out.
  const { minLevel: _, maxLevel: __, riskStatus: ___, ...params }: FilterValues = filterValues;
  const summary: HighRiskPage['summary'] | undefined = meta?.summary;
  const { data, error } = useCallQuery<RiskStatistics>(resource, 'selectRiskStatistics', params, { silent: false });
  if (error) return <EmptySection>{translate('kit.list.failed')}</EmptySection>;
  if (!data) return <Skeleton variant="rounded" height={260} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
      <RiskCharts statistics={data} byRule={summary?.byRule ?? []} />
    </Suspense>
  );
}
