import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { editedRecords, useLiveUpdates } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/recordTitle';

/**
 * Returns the record as another user has saved it while it is open in a form; `undefined` if nobody has. The form itself
 * keeps its values until it is refetched.
 */
export function useConcurrentSave(entity: Entity, record: KitRecord): KitRecord | undefined {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const [theirs, setTheirs] = useState<KitRecord>();
  const isChecking = useRef(false);
  const { id, version } = record;
  useEffect(() => editedRecords.add(resource, id), [resource, id]);
  const checkVersion = useEffectEvent(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const response = await dataProvider
      .getOne<RaRecord>(resource, { id, meta: { silent: true } })
      .catch(() => undefined);
    isChecking.current = false;
    if (response) setTheirs(response.data);
  });
  useLiveUpdates((update) => {
    if (update.kind === 'resumed' || (update.kind === 'changed' && update.entities.includes(entity.name)))
      void checkVersion();
  });
  return theirs && Number(theirs.version) > Number(version) ? theirs : undefined;
}
