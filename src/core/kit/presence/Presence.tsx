import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';

/** Lazy-loaded: it renders nothing while no other user has the record open. */
const PresenceBar = lazy(() => import('./PresenceBar'));

/**
 * Shows which other users have the record of an edit form open, and what they have saved meanwhile;
 * for the bottom of the form.
 */
export function Presence({ entity }: { entity: Entity }) {
  const record = useRecordContext<KitRecord>();
  return (
    record && (
      <Suspense fallback={null}>
        <PresenceBar entity={entity} record={record} />
      </Suspense>
    )
  );
}
