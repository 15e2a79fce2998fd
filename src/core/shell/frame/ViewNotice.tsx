import { lazy, Suspense } from 'react';
import { isViewing } from '../../storage';

const ViewBanner = lazy(() => import('./ViewBanner'));

/** Shows over every page that the console is viewed as another user. The console reloads when that begins or ends. */
export function ViewNotice() {
  return isViewing() ? (
    <Suspense fallback={null}>
      <ViewBanner />
    </Suspense>
  ) : null;
}
