import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Loadable } from './Loadable';

interface LoadedContributionProps<P> {
  loadable: Loadable<ComponentType<P>>;
  props: P;
  waiting: ReactNode;
}

/** Renders a contribution's component when its code has loaded. */
export function LoadedContribution<P extends object>({ loadable, props, waiting }: LoadedContributionProps<P>) {
  // React caches a failed lazy component forever, so each mount (including a retry) creates its own.
  const Contribution = useMemo(() => loadable.loaded() ?? lazy<ComponentType<P>>(loadable.preload), [loadable]);
  return (
    <Suspense fallback={waiting}>
      <Contribution {...props} />
    </Suspense>
  );
}
