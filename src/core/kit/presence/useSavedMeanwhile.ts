import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { heldRecords, useLiveNews } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/representRecord';

/**
 * Returns the record as another user has saved it while it is open in a form; `undefined` if nobody has. The form itself
 * keeps its values until it is refetched.
 */
export function useSavedMeanwhile(entity: Entity, record: KitRecord): KitRecord | undefined {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const [theirs, setTheirs] = useState<KitRecord>();
  const isLooking = useRef(false);
  const { id, version } = record;
  useEffect(() => heldRecords.add(resource, id), [resource, id]);
  const look = useEffectEvent(async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    const answer = await dataProvider.getOne<RaRecord>(resource, { id, meta: { silent: true } }).catch(() => undefined);
    isLooking.current = false;
    if (answer) setTheirs(answer.data);
  });
  useLiveNews((news) => {
    if (news.kind === 'resumed' || (news.kind === 'changed' && news.entities.includes(entity.name))) void look();
  });
  return theirs && Number(theirs.version) > Number(version) ? theirs : undefined;
}
