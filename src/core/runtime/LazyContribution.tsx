import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Loadable } from './Loadable';

interface LazyContributionProps<P> {
  loadable: Loadable<ComponentType<P>>;
  props: P;
  fallback: ReactNode;
}

/** Renders a contribution's component when its code has loaded. */
export function LazyContribution<P extends object>({ loadable, props, fallback }: LazyContributionProps<P>) {
  // React caches a failed lazy component forever, so each mount (including a retry) creates its own.
  const Contribution = useMemo(() => loadable.loaded() ?? lazy<ComponentType<P>>(loadable.preload), [loadable]);
  return (
    <Suspense fallback={fallback}>
      <Contribution {...props} />
    </Suspense>
  );
}
