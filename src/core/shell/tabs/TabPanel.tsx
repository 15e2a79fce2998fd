import { memo, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../plugin-api';
import { PageSkeleton } from '../../runtime/states/PageSkeleton';
import { StarButton } from '../favourites/StarButton';
import { Breadcrumb } from '../frame/Breadcrumb';
import { Footer } from '../frame/Footer';
import { useCurrentPage } from '../useCurrentPage';

interface TabPanelProps {
  path: string;
  /** What the record in view is called. */
  record: string | undefined;
  /** Whether it moves when it comes into view, where pages do. */
  slidesIn: boolean;
  children: ReactNode;
}

/** Where a tab's page scrolls, between breadcrumb and footer; it comes back into view as far down as it was left. */
export const TabPanel = memo(function TabPanel({ path, record, slidesIn, children }: TabPanelProps) {
  const { crumbs } = useCurrentPage(record);
  const { hasPageTransition } = useMotion();
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef({ top: 0, left: 0 });
  // Runs each time the panel comes into view; out of view, an element forgets how far it was scrolled.
  useLayoutEffect(() => {
    const { top, left } = scrolled.current;
    // Scrolling lays the whole page out at once; at its top a panel is anyway.
    if (panel.current && (top > 0 || left > 0)) Object.assign(panel.current, { scrollTop: top, scrollLeft: left });
  }, []);
  return (
    <div
      ref={panel}
      data-page={path}
      className={slidesIn && hasPageTransition ? 'shell-scroll shell-arriving' : 'shell-scroll'}
      onScroll={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        scrolled.current = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft };
      }}
    >
      <Breadcrumb crumbs={crumbs}>
        <StarButton path={path} />
      </Breadcrumb>
      <div className="shell-content">
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </div>
      <Footer />
    </div>
  );
});
