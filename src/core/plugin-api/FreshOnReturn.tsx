import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * Makes its children afresh each time their page comes back into view. Pages otherwise stay alive in their tabs, with
 * all they hold; this is for the part that must not, such as a figure that would be out of date.
 */
export function FreshOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  const wasShown = useRef(false);
  // Effects end when a page goes out of view and begin again on its return, before anything is painted.
  useLayoutEffect(() => {
    if (wasShown.current) setVisit((count) => count + 1);
    wasShown.current = true;
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
