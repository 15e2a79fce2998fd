import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Loadable } from './Loadable';

interface LoadedContributionProps<P> {
  loadable: Loadable<ComponentType<P>>;
  props: P;
  waiting: ReactNode;
}

/** Renders a contribution's component as soon as its code is there. */
export function LoadedContribution<P extends object>({ loadable, props, waiting }: LoadedContributionProps<P>) {
  // React remembers a failed lazy component for good, so each mount (after a retry too) makes its own.
  const Contribution = useMemo(() => loadable.loaded() ?? lazy<ComponentType<P>>(loadable.preload), [loadable]);
  return (
    <Suspense fallback={waiting}>
      <Contribution {...props} />
    </Suspense>
  );
}
