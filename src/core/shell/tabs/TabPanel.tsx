import { keyframes } from '@emotion/react';
import { Box } from '@mui/material';
import { memo, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../plugin-api';
import { PageSkeleton } from '../../runtime/states/PageSkeleton';
import { Breadcrumb } from '../frame/Breadcrumb';
import { Footer } from '../frame/Footer';
import { useCurrentPage } from '../useCurrentPage';

interface TabPanelProps {
  path: string;
  /** What the record in view is called. */
  record: string | undefined;
  children: ReactNode;
}

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(-30px)' } });

/** Where a tab's page scrolls, between breadcrumb and footer; it comes back into view as far down as it was left. */
export const TabPanel = memo(function TabPanel({ path, record, children }: TabPanelProps) {
  const { crumbs } = useCurrentPage(record);
  const { hasPageTransition } = useMotion();
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef({ top: 0, left: 0 });
  // Runs each time the panel comes into view; out of view, an element forgets how far it was scrolled.
  useLayoutEffect(() => {
    if (panel.current)
      Object.assign(panel.current, { scrollTop: scrolled.current.top, scrollLeft: scrolled.current.left });
  }, []);
  return (
    <Box
      ref={panel}
      data-page={path}
      onScroll={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        scrolled.current = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft };
      }}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        display: 'flex',
        flexDirection: 'column',
        // Starts again each time the panel is shown.
        animation: hasPageTransition ? `${arrive} .25s ease-out` : undefined,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        // As long on paper as it is.
        '@media print': { display: 'block', overflow: 'visible', animation: 'none' },
      }}
    >
      <Breadcrumb crumbs={crumbs} />
      <Box sx={{ flex: 1, px: { xs: 1.5, sm: 3 }, pb: 3 }}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Box>
      <Footer />
    </Box>
  );
});
