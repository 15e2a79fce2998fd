import { useRef, useState } from 'react';
import { HttpError, type RaRecord, useRefresh, useResourceContext } from 'react-admin';
import { refusalOf, VERSION_CONFLICT } from '../../../../contract/refusal';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { Values } from '../entity/changedFields';
import type { KitRecord } from '../entity/representRecord';

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
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [conflict, setConflict] = useState<VersionConflict>();
  const [epoch, setEpoch] = useState(0);
  const attempt = useRef<{ base: KitRecord; mine: Values }>(undefined);

  /** The record as somebody else saved it, when that is why a save was refused. */
  async function savedMeanwhile(failure: unknown, base: KitRecord): Promise<RaRecord | undefined> {
    if (!(failure instanceof HttpError)) return undefined;
    const { code = VERSION_CONFLICT } = refusalOf(failure);
    if (code !== VERSION_CONFLICT) return undefined;
    try {
      const { data } = await dataProvider.getOne<RaRecord>(resource, { id: base.id, meta: { silent: true } });
      // A back end without codes tells a conflict only by the version it has now.
      return data.version === base.version ? undefined : data;
    } catch {
      // Who was quicker has deleted it, or it cannot be read: the refusal itself has been told.
      return undefined;
    }
  }

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
        if (!attempt.current) return;
        const theirs = await savedMeanwhile(failure, attempt.current.base);
        if (theirs) setConflict({ ...attempt.current, theirs });
      },
    },
    /** Saves the own changes over what somebody else saved. */
    saveAgain: async () => {
      if (!conflict) return;
      const { mine, theirs } = conflict;
      const { data } = await dataProvider
        .update<RaRecord>(resource, {
          id: theirs.id,
          data: { id: theirs.id, version: theirs.version, ...mine },
          previousData: theirs,
        })
        .catch(async (failure: unknown) => {
          const again = await savedMeanwhile(failure, theirs);
          if (again) setConflict({ ...conflict, theirs: again });
          throw failure;
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
