import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/representRecord';

/** Whoever is alone with a record sees nothing of it. */
const PresenceBar = lazy(() => import('./PresenceBar'));

/** Who else has the record of an edit form open, and what they have saved meanwhile; for the foot of the form. */
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
