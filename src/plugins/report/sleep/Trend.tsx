import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ChartPanel } from '../../../core/kit';
import type { TrendNight } from '../entities/sleepReads';

/** Height of the longest bar in pixels. */
const HEIGHT = 72;

/** Shows the scores of the last nights; each links to its report. */
export function Trend({ nights, id }: { nights: readonly TrendNight[]; id: number }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <ChartPanel
      title={translate('report-manage.sleep.trend')}
      empty={nights.length < 2 ? translate('report-manage.sleep.noTrend') : undefined}
    >
      <Box component="ol" sx={{ display: 'flex', gap: 1, listStyle: 'none', margin: 0, padding: 0, overflowX: 'auto' }}>
        {nights.map((night) => (
          <Box
            component="li"
            key={night.id}
            sx={{
              flex: '1 0 44px',
              maxWidth: 96,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 0.5,
            }}
          >
            <Box sx={{ height: HEIGHT, display: 'flex', alignItems: 'flex-end' }} aria-hidden>
              <Box
                sx={{
                  width: 22,
                  height: `${((night.score ?? 0) / 100) * HEIGHT}px`,
                  borderRadius: '4px 4px 0 0',
                  backgroundColor: night.id === id ? 'primary.main' : 'action.disabled',
                }}
              />
            </Box>
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {night.score ?? '—'}
            </Box>
            <Link
              component={RouterLink}
              to={createPath({ resource, id: night.id, type: 'show' })}
              aria-current={night.id === id ? 'page' : undefined}
              variant="caption"
              underline="hover"
            >
              {night.date.slice(5)}
            </Link>
          </Box>
        ))}
      </Box>
    </ChartPanel>
  );
}
