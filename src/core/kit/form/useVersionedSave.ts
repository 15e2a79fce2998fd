import { useRef, useState } from 'react';
import { type RaRecord, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { Values } from '../entity/changedFields';
import type { KitRecord } from '../entity/representRecord';
import { isVersionConflict } from './isVersionConflict';

/** A save that was refused because somebody saved in between. */
export interface VersionConflict {
  base: KitRecord;
  mine: Values;
  theirs: KitRecord;
}

/**
 * Saves the changed fields with the version they were changed on, and when somebody was faster reads what they saved.
 * `transform` and `mutationOptions` are for react-admin's edit controller.
 */
export function useVersionedSave({ onSaved }: { onSaved: (record: RaRecord) => void }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [conflict, setConflict] = useState<VersionConflict>();
  const [epoch, setEpoch] = useState(0);
  const attempt = useRef<{ base: KitRecord; mine: Values }>(undefined);

  return {
    conflict,
    clear: () => setConflict(undefined),
    /** Given what was changed. */
    transform: (values: Values, options?: { previousData: KitRecord }) => {
      const base = options?.previousData;
      if (!base) throw new Error('A record can be saved only after it was read.');
      attempt.current = { base, mine: values };
      return { id: base.id, version: base.version, ...values };
    },
    mutationOptions: {
      onSuccess: (record: RaRecord) => onSaved(record),
      onError: async (failure: unknown) => {
        if (!attempt.current || !isVersionConflict(failure, translate('problems.versionConflict'))) return;
        const { data } = await dataProvider.getOne<RaRecord>(resource, { id: attempt.current.base.id });
        setConflict({ ...attempt.current, theirs: data });
      },
    },
    /** Saves the own changes over what somebody else saved. */
    saveAgain: async () => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      const { data } = await dataProvider.update<RaRecord>(resource, {
        id: theirs.id,
        data: { id: theirs.id, version: theirs.version, ...mine },
        previousData: theirs,
      });
      setConflict(undefined);
      refresh();
      onSaved(data);
    },
    /** Grows when the own changes were given up: the form is built anew from the record. */
    epoch,
    startOver: async (refetch: () => Promise<unknown>) => {
      setConflict(undefined);
      await refetch();
      setEpoch((count) => count + 1);
    },
  };
}
