import { lazy, Suspense } from 'react';
import { isViewingAs } from '../../storage';

const ViewAsBanner = lazy(() => import('./ViewAsBanner'));

/** Shows over every page that the console is viewed as another user. The console reloads when that begins or ends. */
export function ViewAsNotice() {
  return isViewingAs() ? (
    <Suspense fallback={null}>
      <ViewAsBanner />
    </Suspense>
  ) : null;
}
