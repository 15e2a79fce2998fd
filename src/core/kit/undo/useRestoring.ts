import { useNotify } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { isRestorable, RESTORE_OPERATIONS } from '../../../../contract/deletion';
import { isRecord } from '../../../../contract/values/isRecord';
import { useAllowedActions } from '../action/useAllowedActions';
import { useKitDataProvider } from '../action/useKitDataProvider';
import type { KitRecord } from '../entity/recordTitle';

const { list, one, many } = RESTORE_OPERATIONS;
const OPERATIONS = Object.values(RESTORE_OPERATIONS);
/** Maximum number of records of a call. */
const IDS_MAX = 1_000;

export interface Restoring {
  /** Whether the administrator can see the deleted records and restore them. */
  canRestore: boolean;
  /** Whether a deletion of so many records can be undone. */
  canUndo: (count: number) => boolean;
  /** Restores what was deleted just now. The server refuses records that were changed in between. */
  undo: (records: readonly KitRecord[]) => Promise<unknown>;
}

/** What the administrator can do about deleted records of a resource, if the back end has the calls. */
export function useRestoring(entity: Entity, resource: string): Restoring {
  const allowed = useAllowedActions(resource, OPERATIONS);
  const dataProvider = useKitDataProvider();
  const notify = useNotify();
  const isKept = isRestorable(entity);

  /** The HTTP client shows how many were restored; here follow the reasons of the others. */
  async function restoreMany(records: readonly KitRecord[]): Promise<void> {
    const ids = records.map(({ id }) => id);
    const report = await dataProvider.call(resource, many, { ids }).catch(reportOf);
    const reasons = refusalMessages(report);
    if (reasons.length > 0) notify(reasons.join('\n'), { type: 'warning' });
  }

  return {
    canRestore: isKept && allowed.has(list) && allowed.has(one),
    canUndo: (count) => isKept && count > 0 && count <= IDS_MAX && allowed.has(count === 1 ? one : many),
    undo: async (records) => {
      const [first] = records;
      if (!first || records.length > 1) return restoreMany(records);
      const { id, version } = first;
      return dataProvider.call(resource, one, { id, ...(typeof version === 'number' && { version }) });
    },
  };
}

/** Returns the data of a call that was refused as a whole. */
function reportOf(failure: unknown): unknown {
  return isRecord(failure) && isRecord(failure.body) ? failure.body.data : undefined;
}

/** Returns the reasons of the records that were not restored, each once. */
function refusalMessages(report: unknown): string[] {
  const failed = isRecord(report) && Array.isArray(report.failed) ? report.failed : [];
  return [...new Set(failed.flatMap((each) => (isRecord(each) && each.message ? String(each.message) : [])))];
}
