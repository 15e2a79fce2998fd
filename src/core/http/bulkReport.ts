import { isRecord } from '../../../contract/values/isRecord';

/** A record of a bulk call that was refused. */
export interface BulkRefusal {
  id: unknown;
  message: string;
}

/** The data of a bulk call (`deleteByIds`, `updateByIds`). */
export interface BulkReport {
  /** Ids of the changed records. Absent if a foreign back end names only the refused ones. */
  done?: readonly unknown[];
  failed: readonly BulkRefusal[];
}

/** Reads the data of a bulk call; `undefined` if it has another form. */
export function bulkReport(data: unknown): BulkReport | undefined {
  if (!isRecord(data)) return undefined;
  const { done, failed } = data;
  if (!Array.isArray(done) && !Array.isArray(failed)) return undefined;
  return {
    ...(Array.isArray(done) && { done }),
    failed: Array.isArray(failed) ? failed.filter(isBulkRefusal) : [],
  };
}

function isBulkRefusal(value: unknown): value is BulkRefusal {
  return isRecord(value) && 'id' in value && typeof value.message === 'string';
}
