import { memo, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../../plugin-api';
import { PageSkeleton } from '../../../runtime/states/PageSkeleton';
import { StarButton } from '../../favourites/StarButton';
import { Breadcrumb } from '../../frame/Breadcrumb';
import { Footer } from '../../frame/Footer';
import { useCurrentPage } from '../../useCurrentPage';

interface TabPanelProps {
  path: string;
  /** Name of the visible record. */
  record: string | undefined;
  /** Whether it slides in when it becomes visible, if page transitions are on. */
  slidesIn: boolean;
  children: ReactNode;
}

/**
 * The scroll container of a tab's page, between breadcrumb and footer; it restores its scroll position when
 * it becomes visible again.
 */
export const TabPanel = memo(function TabPanel({ path, record, slidesIn, children }: TabPanelProps) {
  const { crumbs } = useCurrentPage(record);
  const { hasPageTransition } = useMotion();
  const panel = useRef<HTMLDivElement>(null);
  const scrollPosition = useRef({ top: 0, left: 0 });
  // Runs each time the panel becomes visible; a hidden element loses its scroll position.
  useLayoutEffect(() => {
    const { top, left } = scrollPosition.current;
    // Setting the scroll position forces a layout, and a panel starts at the top anyway.
    if (panel.current && (top > 0 || left > 0)) Object.assign(panel.current, { scrollTop: top, scrollLeft: left });
  }, []);
  return (
    <div
      ref={panel}
      data-page={path}
      className={slidesIn && hasPageTransition ? 'shell-scroll shell-arriving' : 'shell-scroll'}
      onScroll={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        scrollPosition.current = { top: currentTarget.scrollTop, left: currentTarget.scrollLeft };
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
