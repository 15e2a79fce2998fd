import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { heldRecords, useLiveNews } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/representRecord';

/**
 * The record as somebody else has saved it while it stands in a form; `undefined` as long as nobody has. The form itself keeps
 * what it has until it is told otherwise.
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
