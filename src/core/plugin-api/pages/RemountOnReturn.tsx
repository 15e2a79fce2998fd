import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * Remounts its children each time their page becomes visible again. Pages otherwise stay mounted in their tabs and keep
 * their state. Use it for a part that must not, such as a figure that would be outdated.
 */
export function RemountOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  const wasShown = useRef(false);
  // React's Activity unmounts effects when a page is hidden, and mounts them again before the next paint.
  useLayoutEffect(() => {
    if (wasShown.current) setVisit((count) => count + 1);
    wasShown.current = true;
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
