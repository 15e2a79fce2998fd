import { keyframes } from '@emotion/react';
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const ROWS = ['1', '2', '3', '4', '5', '6', '7'];

/** Skeleton of a page that is loading; appears after 200 ms, so that fast pages do not flash. */
export function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('console.state.loading')}
      sx={{ p: 3, opacity: 0, animation: `${appear} 150ms ease-out 200ms forwards` }}
    >
      <Skeleton variant="rounded" width={180} height={26} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={36} sx={{ mb: 2, maxWidth: 560 }} />
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={30} sx={{ mb: 1.25 }} />
      ))}
    </Box>
  );
}
