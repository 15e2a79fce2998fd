import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type Refusal, refusalOf } from '../../../../../contract/refusal';
import { type KitRecord, useKitDataProvider } from '../../../../core/kit';

/** What was chosen in the dialog. */
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
  /** Somebody else moved the application meanwhile: what is on screen is out of date. */
  isOvertaken: boolean;
}

export interface AssignmentOptions {
  resource: string;
  record: KitRecord;
  operation: 'assign' | 'reassign';
  onDone: () => void;
}

/** Gives an application to an attendant; a refusal is told in the dialog, and what is on screen is read anew. */
export function useAssignment({ resource, record, operation, onDone }: AssignmentOptions) {
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AssignmentRefusal>();

  async function assign({ name, ...choice }: Assignment) {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const params = { id: record.id, version: record.version, ...choice };
      await dataProvider.call(resource, operation, params, { silent: true });
      notify('service-manage.application.assign.done', { type: 'success', messageArgs: { name } });
      onDone();
    } catch (failure) {
      setRefusal({ ...refusalOf(failure), isOvertaken: await isChanged() });
    } finally {
      setIsBusy(false);
      // The ranking too: whoever was free when it was read may not be any more.
      refresh();
    }
  }

  async function isChanged(): Promise<boolean> {
    try {
      const { data } = await dataProvider.getOne(resource, { id: record.id, meta: { silent: true } });
      return data.version !== record.version;
    } catch {
      // That it cannot be read either says nothing about who was quicker.
      return false;
    }
  }
  return { assign, isBusy, refusal };
}
