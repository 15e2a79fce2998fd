import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type Refusal, toRefusal } from '../../../../../contract/calls/refusal';
import { type KitRecord, useKitDataProvider } from '../../../../core/kit';

/** The choices in the dialog. */
export interface Assignment {
  attendantId: number;
  /** Masked name, for the notice. */
  name: string;
  planStart?: string;
  planEnd?: string;
  reason?: string;
}

/** Why an assignment was refused. */
export interface AssignmentRefusal extends Refusal {
  /** Another user changed the application meanwhile, so the data on screen is stale. */
  isConflict: boolean;
}

export interface AssignmentOptions {
  resource: string;
  record: KitRecord;
  operation: 'assign' | 'reassign';
  onDone: () => void;
}

/** Assigns an application to an attendant. A refusal is shown in the dialog, and the data on screen is refetched. */
export function useAssignment({ resource, record, operation, onDone }: AssignmentOptions) {
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AssignmentRefusal>();

  async function assign({ name, ...assignment }: Assignment) {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const params = { id: record.id, version: record.version, ...assignment };
      await dataProvider.call(resource, operation, params, { silent: true });
      notify('service-manage.application.assign.done', { type: 'success', messageArgs: { name } });
      onDone();
    } catch (failure) {
      setRefusal({ ...toRefusal(failure), isConflict: await isChanged() });
    } finally {
      setIsBusy(false);
      // Refetches the ranking too: an attendant who was free then may be busy now.
      refresh();
    }
  }

  async function isChanged(): Promise<boolean> {
    try {
      const { data } = await dataProvider.getOne(resource, { id: record.id, meta: { silent: true } });
      return data.version !== record.version;
    } catch {
      // If refetching the application fails, nothing suggests that another user was faster.
      return false;
    }
  }
  return { assign, isBusy, refusal };
}
