import { useEffect, useEffectEvent, useState } from 'react';
import { type OtherEditor, PRESENCE, PRESENCE_INTERVAL_MS } from '../../../../contract/calls/live';
import type { Entity } from '../../../../contract/defineEntity';
import { isRecord } from '../../../../contract/values/isRecord';
import { useEntityResource, useIsLive, useLiveUpdates } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/recordTitle';

interface Editors {
  /** Other users who have the record open in a form. */
  others: readonly OtherEditor[];
  /** Names of all users who have had it open since this form was opened. */
  names: ReadonlyMap<number, string>;
}

const NO_EDITORS: Editors = { others: [], names: new Map() };

/** Reports to the server that a record is open in a form, while the form is visible, and returns the other editors. */
export function useOtherEditors(entity: Entity, id: KitRecord['id']): Editors {
  const admins = useEntityResource('admin');
  const isLive = useIsLive();
  const dataProvider = useKitDataProvider();
  const [editors, setEditors] = useState(NO_EDITORS);
  const [form] = useState(() => crypto.randomUUID());
  const reportEditing = useEffectEvent(async (isOver: boolean) => {
    if (!admins) return;
    const params = { entity: entity.name, id: Number(id), form, ...(isOver && { isOver }) };
    const response = await dataProvider.call(admins, 'noteEditing', params, { silent: true }).catch(() => undefined);
    const others = othersIn(response);
    if (isOver || !others) return;
    setEditors(({ names }) => ({
      others,
      names: new Map([...names, ...others.map(({ adminId, name }) => [adminId, name] as const)]),
    }));
  });
  useEffect(() => {
    // Without live updates, other editors would not be notified.
    if (!isLive) return;
    void reportEditing(false);
    const timer = setInterval(() => void reportEditing(false), PRESENCE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void reportEditing(true);
    };
  }, [isLive]);
  useLiveUpdates((update) => {
    if (update.kind === 'changed' && update.entities.includes(PRESENCE)) void reportEditing(false);
  });
  return isLive ? editors : NO_EDITORS;
}

function othersIn(response: unknown): OtherEditor[] | undefined {
  if (!isRecord(response) || !Array.isArray(response.others)) return undefined;
  return response.others.filter(isEditor);
}

function isEditor(value: unknown): value is OtherEditor {
  return isRecord(value) && typeof value.adminId === 'number' && typeof value.name === 'string';
}
