import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';

const BulkActions = lazy(() => import('./BulkActions'));

/** Actions on the selected rows; loaded when the first row is selected. */
export function BulkBar() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Suspense>
      <BulkActions />
    </Suspense>
  );
}
