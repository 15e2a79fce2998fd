import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { riskStatuses } from '../../../../contract/service/applicationStates';
import type { HighRiskPage } from '../../../../contract/service/risk/riskCalls';
import { Figure, type FilterValues } from '../../../core/kit';
import { underReview } from './underReview';

/** How many visits of the period have anomalies, by level, and how many reviews are open. */
export function RiskFigures() {
  const { meta, error, filterValues, setFilters } = useListContext();
  const summary: HighRiskPage['summary'] | undefined = meta?.summary;
  const filters: FilterValues = filterValues;
  const figure = (name: 'open' | 'high' | 'medium' | 'low') => summary?.[name] ?? (error ? '—' : undefined);
  const anyState = riskStatuses.filter((status) => status !== 'none');
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}
    >
      <Figure
        label="service-manage.risk.figures.open"
        value={figure('open')}
        tone="warning"
        onPress={() => setFilters({ ...filters, ...underReview })}
      />
      <Figure
        label="service-manage.risk.figures.high"
        value={figure('high')}
        tone="danger"
        onPress={() => setFilters({ ...filters, minLevel: 'high', riskStatus: anyState })}
      />
      <Figure label="service-manage.risk.figures.medium" value={figure('medium')} tone="warning" />
      <Figure label="service-manage.risk.figures.low" value={figure('low')} />
    </Box>
  );
}
