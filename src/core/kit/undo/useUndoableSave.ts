import { type RaRecord, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { Values } from '../entity/changedFields';
import type { KitRecord } from '../entity/recordTitle';
import { formerValues } from './formerValues';
import { useNotifyUndoable } from './useNotifyUndoable';

export interface SavedChanges {
  /** The record before the changes. */
  base: KitRecord;
  changes: Values;
  /** The record after them. */
  saved: RaRecord;
}

/**
 * Returns a function that offers to undo a saved change: it sends the former values of the changed fields with the version
 * of the answer, so that a change by another user in between is refused.
 */
export function useUndoableSave(entity: Entity, resource: string): (change: SavedChanges) => void {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const notifyUndoable = useNotifyUndoable();
  return ({ base, changes, saved }) => {
    const { id, version } = saved;
    const former = formerValues(entity, base, changes);
    if (typeof version !== 'number' || !former) return;
    notifyUndoable(translate('problems.okUpdated'), () =>
      dataProvider.update(resource, { id, data: { id, version, ...former }, previousData: saved }),
    );
  };
}
