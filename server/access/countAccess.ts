import { isRecord } from '../../contract/values/isRecord';
import type { OperationResult } from '../call/operationResult';
import type { DayAccess } from './unusualAccess';

/** Counts the records that a response shows: a single record counts as opened, a list as listed. Excludes streamed rows. */
export function countAccess({ data }: Pick<OperationResult, 'data'>): DayAccess {
  if (Array.isArray(data)) return { opened: 0, listed: data.length };
  if (!isRecord(data)) return { opened: 0, listed: 0 };
  if (Array.isArray(data.rows)) return { opened: 0, listed: data.rows.length };
  return { opened: 'id' in data ? 1 : 0, listed: 0 };
}
