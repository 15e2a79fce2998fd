import Box from '@mui/material/Box';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { describeCountedRecords, Figure, type FilterValues } from '../../../core/kit';
import { riskStatuses } from '../entities/applications/applicationStates';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { HighRiskPage } from '../entities/risk/riskCalls';
import { underReview } from './underReview';

/** Shows how many visits of the period have anomalies, by level, and how many reviews are open. */
export function RiskFigures() {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { meta, error, filterValues, setFilters } = useListContext();
  const summary: HighRiskPage['summary'] | undefined = meta?.summary;
  const filters: FilterValues = filterValues;
  const figure = (name: 'open' | 'high' | 'medium' | 'low') => summary?.[name] ?? (error ? '—' : undefined);
  const { minLevel = 'high', maxLevel = 'high', riskStatus } = filters;
  const { maxLevel: _, ...others } = filters;
  const openFilter: FilterValues = { ...others, ...underReview };
  const levelFilter = (level: string): FilterValues => ({
    ...filters,
    minLevel: level,
    maxLevel: level,
    riskStatus: ANY_STATUS,
  });
  const hint = (filter: FilterValues) =>
    describeCountedRecords(
      { entity: serviceApplication, filter, read: 'selectHighRiskPagination' },
      { translate, locale },
    );
  const isAnyStatus = Array.isArray(riskStatus) && ANY_STATUS.every((state) => riskStatus.includes(state));
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}
    >
      <Figure
        label="service-manage.risk.figures.open"
        value={figure('open')}
        tone="warning"
        hint={hint(openFilter)}
        onPress={() => setFilters(openFilter)}
      />
      {levels.map(({ level, tone }) => (
        <Figure
          key={level}
          label={`service-manage.risk.figures.${level}`}
          value={figure(level)}
          tone={tone}
          isPressed={minLevel === level && maxLevel === level && isAnyStatus}
          hint={hint(levelFilter(level))}
          onPress={() => setFilters(levelFilter(level))}
        />
      ))}
    </Box>
  );
}

/** The figures count visits in any review state, including those without a review. */
const ANY_STATUS = [...riskStatuses];

const levels = [
  { level: 'high', tone: 'danger' },
  { level: 'medium', tone: 'warning' },
  { level: 'low', tone: undefined },
] as const;
