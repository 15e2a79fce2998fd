import { lazy, Suspense } from 'react';
import { isViewing } from '../../storage';

const ViewBanner = lazy(() => import('./ViewBanner'));

/** Says over every page that the console is seen as somebody else; the console starts anew when that begins or ends. */
export function ViewNotice() {
  return isViewing() ? (
    <Suspense fallback={null}>
      <ViewBanner />
    </Suspense>
  ) : null;
}
