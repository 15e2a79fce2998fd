import { useRef, useState } from 'react';
import { HttpError, type RaRecord, useRefresh, useResourceContext } from 'react-admin';
import { toRefusal, VERSION_CONFLICT } from '../../../../../contract/calls/refusal';
import type { Entity } from '../../../../../contract/defineEntity';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import type { Values } from '../../entity/changedFields';
import type { KitRecord } from '../../entity/recordTitle';
import { useUndoableSave } from '../../undo/useUndoableSave';
import { useDuplicateConfirmation } from './useDuplicateConfirmation';

/** A save that was refused because another user saved in between. */
export interface VersionConflict {
  base: KitRecord;
  mine: Values;
  theirs: KitRecord;
}

/**
 * Saves the changed fields with the version they are based on; on a version conflict, reads the other user's version.
 * `transform` and `mutationOptions` are for react-admin's edit controller.
 */
export function useVersionedSave({ entity, onSaved }: { entity: Entity; onSaved: (record: RaRecord) => void }) {
  const resource = useResourceContext() ?? '';
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [conflict, setConflict] = useState<VersionConflict>();
  const [epoch, setEpoch] = useState(0);
  const duplicates = useDuplicateConfirmation();
  const offerUndo = useUndoableSave(entity, resource);
  const attempt = useRef<{ base: KitRecord; mine: Values }>(undefined);

  /** Returns the record as another user saved it, if that is why the save was refused. */
  async function fetchConflictingVersion(failure: unknown, base: KitRecord): Promise<RaRecord | undefined> {
    if (!(failure instanceof HttpError)) return undefined;
    const { code = VERSION_CONFLICT } = toRefusal(failure);
    if (code !== VERSION_CONFLICT) return undefined;
    try {
      const { data } = await dataProvider.getOne<RaRecord>(resource, { id: base.id, meta: { silent: true } });
      // On a back end without problem codes, only the current version reveals a conflict.
      return data.version === base.version ? undefined : data;
    } catch {
      // The other user has deleted it, or it cannot be read: the refusal itself has been shown.
      return undefined;
    }
  }

  return {
    conflict,
    duplicates,
    clear: () => setConflict(undefined),
    /** Receives only the changes. */
    transform: (values: Values, options?: { previousData: KitRecord }) => {
      const base = options?.previousData;
      if (!base) throw new Error('A record can be saved only after it was read.');
      attempt.current = { base, mine: values };
      return { id: base.id, version: base.version, ...values };
    },
    mutationOptions: {
      onSuccess: (record: RaRecord) => {
        if (attempt.current) offerUndo({ base: attempt.current.base, changes: attempt.current.mine, saved: record });
        onSaved(record);
      },
      onError: async (failure: unknown) => {
        if (duplicates.ask(failure) || !attempt.current) return;
        const theirs = await fetchConflictingVersion(failure, attempt.current.base);
        if (theirs) setConflict({ ...attempt.current, theirs });
      },
    },
    /** Saves the user's changes over those of the other user. */
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
          if (duplicates.ask(failure)) setConflict(undefined);
          const newerVersion = await fetchConflictingVersion(failure, theirs);
          if (newerVersion) setConflict({ ...conflict, theirs: newerVersion });
          throw failure;
        });
      setConflict(undefined);
      refresh();
      offerUndo({ base: theirs, changes: mine, saved: data });
      onSaved(data);
    },
    /** Changes when the user's changes were discarded, so that the form remounts with the record. */
    epoch,
    startOver: async (refetch: () => Promise<unknown>) => {
      setConflict(undefined);
      await refetch();
      setEpoch((count) => count + 1);
    },
  };
}
