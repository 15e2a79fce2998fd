import { useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import { isRecord } from '../../../../contract/isRecord';
import { type OtherEditor, PRESENCE, PRESENCE_AGAIN_MS } from '../../../../contract/live';
import { useEntityResource, useIsLive, useLiveNews } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/representRecord';

interface Editors {
  /** Other users who have the record open in a form. */
  others: readonly OtherEditor[];
  /** Names of all users who have had it open since this form was opened. */
  names: ReadonlyMap<number, string>;
}

const NOBODY: Editors = { others: [], names: new Map() };

/** Reports to the server that a record is open in a form, while the form is visible, and returns the other editors. */
export function useOtherEditors(entity: Entity, id: KitRecord['id']): Editors {
  const admins = useEntityResource('admin');
  const isLive = useIsLive();
  const dataProvider = useKitDataProvider();
  const [editors, setEditors] = useState(NOBODY);
  const [form] = useState(() => crypto.randomUUID());
  const note = useEffectEvent(async (isOver: boolean) => {
    if (!admins) return;
    const params = { entity: entity.name, id: Number(id), form, ...(isOver && { isOver }) };
    const answer = await dataProvider.call(admins, 'noteEditing', params, { silent: true }).catch(() => undefined);
    const others = othersIn(answer);
    if (isOver || !others) return;
    setEditors(({ names }) => ({
      others,
      names: new Map([...names, ...others.map(({ adminId, name }) => [adminId, name] as const)]),
    }));
  });
  useEffect(() => {
    // Without live updates, other editors would not be notified.
    if (!isLive) return;
    void note(false);
    const timer = setInterval(() => void note(false), PRESENCE_AGAIN_MS);
    return () => {
      clearInterval(timer);
      void note(true);
    };
  }, [isLive]);
  useLiveNews((news) => {
    if (news.kind === 'changed' && news.entities.includes(PRESENCE)) void note(false);
  });
  return isLive ? editors : NOBODY;
}

function othersIn(answer: unknown): OtherEditor[] | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.others)) return undefined;
  return answer.others.filter(isEditor);
}

function isEditor(value: unknown): value is OtherEditor {
  return isRecord(value) && typeof value.adminId === 'number' && typeof value.name === 'string';
}
