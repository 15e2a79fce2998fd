import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import { useNavigation } from 'react-router';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** A thin progress bar at the top while the next page loads; invisible for the first 200 ms. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 0,
        left: 0,
        right: 0,
        height: 2,
        bgcolor: 'primary.main',
        '@media print': { display: 'none' },
        transformOrigin: 'left',
        transform: 'scaleX(0)',
        animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms forwards`,
      }}
    />
  );
}
