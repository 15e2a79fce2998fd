import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import {
  describeCountedRecords,
  Figure,
  type FigureProps,
  type FilterValues,
  today,
  useRefreshWhileVisible,
} from '../../../core/kit';
import { useIsLive } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { SignSummary } from '../entities/signs/signCalls';
import { type SignGroup, signGroups } from '../entities/signs/signStatus';
import { groupCount, groupFilter, isGroupShown, punctuality } from './signCounts';

/** Milliseconds between two refetches while the page is visible. */
const REFRESH_MS = 30_000;
/** Entities whose changes the page shows. */
const WATCHED_ENTITIES = { entities: ['serviceApplication'] };

const figures: readonly { group: SignGroup; tone?: FigureProps['tone'] }[] = [
  { group: 'planned' },
  { group: 'signedIn' },
  { group: 'running', tone: 'info' },
  { group: 'done' },
  { group: 'late', tone: 'warning' },
  { group: 'missed', tone: 'danger' },
];

/** Shows the figures of the day; pressing one filters the list. Refreshes automatically. */
export function SignFigures() {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { meta, error, filterValues, setFilters, refetch } = useListContext();
  const isLive = useIsLive();
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, WATCHED_ENTITIES);
  const summary: SignSummary | undefined = meta?.summary;
  const filters: FilterValues = filterValues;
  const day = summary?.date ?? today();
  const isEveryDay = filters.waiting === true && filters.date === undefined;
  const daysShown = isEveryDay ? 'everyDay' : day === today() ? 'today' : 'day';
  return (
    <Box component="section" aria-label={translate('service-manage.sign.figures')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 0.75 }}>
        {translate(`service-manage.sign.${daysShown}`, { date: day })}
        {' · '}
        {isLive ? translate('kit.live.on') : translate('service-manage.sign.refreshed', { seconds: REFRESH_MS / 1000 })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
        }}
      >
        {figures.map(({ group, tone }) => (
          <Figure
            key={group}
            label={`service-manage.sign.groups.${group}`}
            value={summary ? groupCount(summary, group) : error ? '—' : undefined}
            tone={tone}
            hint={describeCountedRecords(
              { entity: serviceApplication, filter: groupFilter(filters, group), read: 'selectSignPagination' },
              { translate, locale },
            )}
            isPressed={isGroupShown(filters, signGroups[group])}
            onPress={() => setFilters(groupFilter(filters, group))}
          />
        ))}
        <Figure
          label="service-manage.sign.groups.punctuality"
          hint={translate('service-manage.sign.punctualityHint')}
          value={summary ? punctuality(summary) : error ? '—' : undefined}
        />
      </Box>
    </Box>
  );
}
