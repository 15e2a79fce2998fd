import { Fragment, type ReactNode, useEffect, useState } from 'react';

/**
 * Makes its children afresh each time their page comes back into view. Pages otherwise stay alive in their tabs, with
 * all they hold; this is for the part that must not, such as a figure that would be out of date.
 */
export function FreshOnReturn({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  // Effects end when the page goes out of view, long before it is gone.
  useEffect(() => () => setVisit((count) => count + 1), []);
  return <Fragment key={visit}>{children}</Fragment>;
}
