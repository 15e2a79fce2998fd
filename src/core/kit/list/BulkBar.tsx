import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';

const BulkActions = lazy(() => import('./BulkActions'));

/** What can be done with the selected rows; fetched when the first one is selected. */
export function BulkBar() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense>
      <BulkActions />
    </Suspense>
  );
}
