import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RecordChartProps } from './RecordChart';

/** Recharts loads with the first chart. */
const RecordChart = lazy(() => import('./RecordChart'));

/** Height of chart and placeholder, in pixels. */
const HEIGHT = 300;

/** The charts of a section's first page, in as many columns as fit. */
export function IndexCharts({ charts }: { charts: readonly RecordChartProps[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        marginBlockStart: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        '&:empty': { display: 'none' },
      }}
    >
      {charts.map((chart) => (
        <Suspense key={chart.title} fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <RecordChart {...chart} />
        </Suspense>
      ))}
    </Box>
  );
}
