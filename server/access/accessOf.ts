import { isRecord } from '../../contract/isRecord';
import type { Answer } from '../call/answer';
import type { DayAccess } from './unusualAccess';

/** How many records an answer shows: one is opened, a list is listed. Rows that are still being read are not among them. */
export function accessOf({ data }: Pick<Answer, 'data'>): DayAccess {
  if (Array.isArray(data)) return { opened: 0, listed: data.length };
  if (!isRecord(data)) return { opened: 0, listed: 0 };
  if (Array.isArray(data.rows)) return { opened: 0, listed: data.rows.length };
  return { opened: 'id' in data ? 1 : 0, listed: 0 };
}
